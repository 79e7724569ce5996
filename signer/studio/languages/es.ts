<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>Signer</name>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>is no name of a file: {words}; choose another</source>
      <translation>no es nombre de archivo: {words}; elegir otro</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>is a folder; give a file name</source>
      <translation>es una carpeta; indicar un nombre de archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>there is no folder {folder}; make it first</source>
      <translation>no hay ninguna carpeta {folder}; crearla primero</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>no file can be made there; save it in another folder</source>
      <translation>ahí no se puede crear ningún archivo; guardarlo en otra carpeta</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>may not be written; change its permissions or save it in another folder</source>
      <translation>no se permite escribir; cambiar los permisos o guardarlo en otra carpeta</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>cannot be written: {error}</source>
      <translation>no se puede escribir: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>the disk is full; free some space on it, or save it in another folder</source>
      <translation>el disco está lleno; liberar espacio o guardarlo en otra carpeta</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>the disk is read-only; make it writable, or save it in another folder</source>
      <translation>el disco es de solo lectura; permitir la escritura o guardarlo en otra carpeta</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>the name is too long for this disk; choose a shorter one, or save it in another folder</source>
      <translation>el nombre es demasiado largo para este disco; elegir uno más corto o guardarlo en otra carpeta</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>the name is a link that leads back to itself; delete the link, or save it in another folder</source>
      <translation>el nombre es un enlace que vuelve a sí mismo; borrar el enlace o guardarlo en otra carpeta</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>it has a zero byte in it</source>
      <translation>contiene un byte cero</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>it has half a character in it (a lone surrogate)</source>
      <translation>contiene medio carácter (un sustituto suelto)</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>is a device or a pipe, not a file; give the name of a file</source>
      <translation>es un dispositivo o una tubería, no un archivo; indicar un nombre de archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/avatar_file.py" />
      <source>{file}: is not the file that was learned; learn it again</source>
      <translation>{file}: no es el archivo que se aprendió; aprenderlo de nuevo</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/avatar_file.py" />
      <source>{file}: not read: {refusal}</source>
      <translation>{file}: no leído: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/avatar_file.py" />
      <source>the avatar's own file {own} is not there any more; put it back, or learn it again with `signer avatar learn FILE`</source>
      <translation>el archivo {own} del avatar ya no está; devolverlo a su sitio o aprenderlo de nuevo con `signer avatar learn FILE`</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/avatar_file.py" />
      <source>the avatar's own file {own} has changed since it was learned; learn it again with `signer avatar learn FILE`</source>
      <translation>el archivo {own} del avatar ha cambiado desde que se aprendió; aprenderlo de nuevo con `signer avatar learn FILE`</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>meshopt; write it without with `gltf-transform copy IN OUT`</source>
      <translation>meshopt; escribirlo sin ello con `gltf-transform copy IN OUT`</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>Draco; write it without with `gltf-transform copy IN OUT`</source>
      <translation>Draco; escribirlo sin ello con `gltf-transform copy IN OUT`</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>is larger than {most} MB; use a smaller avatar</source>
      <translation>ocupa más de {most} MB; usar un avatar más pequeño</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <location filename="../../../signer/avatars/reading.py" />
      <location filename="../../../signer/files/disk.py" />
      <location filename="../../../signer/films/opening.py" />
      <location filename="../../../signer/films/plain_file.py" />
      <source>cannot be read: {error}</source>
      <translation>no se puede leer: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>is no GLB or VRM file; export the avatar as one (glTF binary)</source>
      <translation>no es un archivo GLB ni VRM; exportar el avatar así (glTF binario)</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>is broken: {error}</source>
      <translation>está dañado: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>is packed by {packing}</source>
      <translation>está comprimido con {packing}</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/licence.py" />
      <source>changing it</source>
      <translation>modificarlo</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/licence.py" />
      <source>passing it on</source>
      <translation>difundirlo</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/own_signer.py" />
      <source>is no avatar that was learned</source>
      <translation>no es un avatar aprendido</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/own_signer.py" />
      <source>a name in it is no text</source>
      <translation>un nombre en él no es texto</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/own_signer.py" />
      <source>not written: {words}</source>
      <translation>no escrito: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/reading.py" />
      <source>cannot be learned</source>
      <translation>no se puede aprender</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/reading.py" />
      <source>{words}: there is no {missing} in it</source>
      <translation>{words}: falta {missing}</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Reference signer</source>
      <translation>Figura de referencia</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/corpus/dataset/card.py" />
      <location filename="../../../signer/reviewing/answers.py" />
      <location filename="../../../signer/studio/files/import_sources.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{number:,} signs</source>
      <translation>
        <numerusform>{number:,} seña</numerusform>
        <numerusform>{number:,} señas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/corpus/dataset/card.py" />
      <source>{number:,} frames</source>
      <translation>
        <numerusform>{number:,} fotograma</numerusform>
        <numerusform>{number:,} fotogramas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/corpus/dataset/card.py" />
      <source>{number:,} views</source>
      <translation>
        <numerusform>{number:,} vista</numerusform>
        <numerusform>{number:,} vistas</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>another run begins there at this moment; try again</source>
      <translation>otra ejecución empieza allí en este momento; intentarlo de nuevo</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>for another command</source>
      <translation>para otro comando</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>with other options</source>
      <translation>con otras opciones</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>by another version of Signer</source>
      <translation>por otra versión de Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>{path}: made {reason}; give --again to do all of it anew, or another folder</source>
      <translation>{path}: hecho {reason}; usar --again para hacerlo todo de nuevo, u otra carpeta</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>a run on {host} is at work there; when it has ended, delete {lock}</source>
      <translation>allí trabaja una ejecución de {host}; cuando termine, borrar {lock}</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>another run is at work there (process {pid}); wait for it, or give another folder</source>
      <translation>allí trabaja otra ejecución (proceso {pid}); esperar a que termine, o usar otra carpeta</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/work.py" />
      <source>{path} has {megabytes} MB, too many to be sent; give a folder that workers share</source>
      <translation>{path} tiene {megabytes} MB, demasiados para enviarlos; indicar una carpeta compartida</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/work.py" />
      <source>{path}: not written: {refusal}</source>
      <translation>{path}: no escrito: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <location filename="../../../signer/motion/operations/editing.py" />
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Set key</source>
      <translation>Poner clave</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Delete key</source>
      <translation>Eliminar clave</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Move key</source>
      <translation>Mover clave</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Stretch key</source>
      <translation>Alargar clave</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Copy key</source>
      <translation>Copiar clave</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Change speed</source>
      <translation>Cambiar velocidad</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change key</source>
      <translation>Cambiar clave</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Change hold</source>
      <translation>Cambiar pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Change dominant hand</source>
      <translation>Cambiar mano dominante</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Change details</source>
      <translation>Cambiar detalles</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <location filename="../../../signer/studio/editing/signals.py" />
      <source>Set {name}</source>
      <translation>Poner {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <location filename="../../../signer/document/utterance_span_edits.py" />
      <location filename="../../../signer/document/utterance_spans.py" />
      <source>Change signal</source>
      <translation>Cambiar señal</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <source>Release part</source>
      <translation>Separar parte</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <source>Hold the last sign longer</source>
      <translation>Sostener más la última seña</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <source>Fix signal</source>
      <translation>Fijar señal</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Change places</source>
      <translation>Cambiar puntos</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <source>Move addressee</source>
      <translation>Mover interlocutor</translation>
    </message>
    <message>
      <location filename="../../../signer/document/guess_edits.py" />
      <source>Accept guess</source>
      <translation>Aceptar conjetura</translation>
    </message>
    <message>
      <location filename="../../../signer/document/guess_edits.py" />
      <source>Choose guess</source>
      <translation>Elegir conjetura</translation>
    </message>
    <message>
      <location filename="../../../signer/document/guess_edits.py" />
      <source>Accept guesses</source>
      <translation>Aceptar conjeturas</translation>
    </message>
    <message>
      <location filename="../../../signer/document/guesses.py" />
      <source>both hands are mirror images and settled together</source>
      <translation>las dos manos son imágenes especulares y se ajustan juntas</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <location filename="../../../signer/studio/editing/gestures.py" />
      <source>Change contact</source>
      <translation>Cambiar contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stop here</source>
      <translation>Detenerse aquí</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <source>Pass here</source>
      <translation>Pasar por aquí</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <source>Change what the contact does</source>
      <translation>Cambiar lo que hace el contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <source>Change finger or wrist movement</source>
      <translation>Cambiar movimiento de dedos o muñeca</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <source>Stop finger or wrist movement</source>
      <translation>Detener movimiento de dedos o muñeca</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <location filename="../../../signer/sequencing/free_ways.py" />
      <source>Change movement</source>
      <translation>Cambiar movimiento</translation>
    </message>
    <message>
      <location filename="../../../signer/document/lead_edits.py" />
      <source>Lead round</source>
      <translation>Rodear</translation>
    </message>
    <message>
      <location filename="../../../signer/document/marker_edits.py" />
      <source>Set marker</source>
      <translation>Poner marcador</translation>
    </message>
    <message>
      <location filename="../../../signer/document/marker_edits.py" />
      <source>Move marker</source>
      <translation>Mover marcador</translation>
    </message>
    <message>
      <location filename="../../../signer/document/marker_edits.py" />
      <source>Write marker</source>
      <translation>Escribir marcador</translation>
    </message>
    <message>
      <location filename="../../../signer/document/marker_edits.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Delete marker</source>
      <translation>Eliminar marcador</translation>
    </message>
    <message>
      <location filename="../../../signer/document/place_edits.py" />
      <source>Add place</source>
      <translation>Agregar punto</translation>
    </message>
    <message>
      <location filename="../../../signer/document/place_edits.py" />
      <location filename="../../../signer/document/utterance_edits.py" />
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Move place</source>
      <translation>Mover punto</translation>
    </message>
    <message>
      <location filename="../../../signer/document/place_edits.py" />
      <source>Name place</source>
      <comment>in the room</comment>
      <translation>Nombrar punto</translation>
    </message>
    <message>
      <location filename="../../../signer/document/place_edits.py" />
      <source>Remove place</source>
      <translation>Quitar punto</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>guessed: {field}{why}; settle it</source>
      <translation>conjeturado: {field}{why}; resolver</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>both hands are to meet here, and the other hand has no such key at this time; give it one, or choose another place</source>
      <translation>las dos manos deben encontrarse aquí, y la otra mano no tiene una clave así en este momento; darle una, o elegir otro lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>both hands are to meet, but at two points; give both keys the same point</source>
      <translation>las dos manos deben encontrarse, pero en dos puntos; dar a ambas claves el mismo punto</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>the id {id} is taken by {id2}; give every key its own</source>
      <translation>el id {id} ya lo usa {id2}; dar a cada clave el suyo</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>{time_s:g} s is before the key above it ({time_s2:g} s); put the keys in order of time</source>
      <translation>{time_s:g} s está antes de la clave de arriba ({time_s2:g} s); ordenar las claves por tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>{time_s:g} s is inside the key above it, which lasts until {end_s:g} s</source>
      <translation>{time_s:g} s está dentro de la clave de arriba, que dura hasta {end_s:g} s</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>{words}; shorten its hold or move this key later</source>
      <translation>{words}; acortar su pausa o mover esta clave más tarde</translation>
    </message>
    <message>
      <location filename="../../../signer/document/shoulder_edits.py" />
      <source>Change shoulder</source>
      <translation>Cambiar hombro</translation>
    </message>
    <message>
      <location filename="../../../signer/document/span_edits.py" />
      <source>Set {kind}</source>
      <translation>Poner {kind}</translation>
    </message>
    <message>
      <location filename="../../../signer/document/span_edits.py" />
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Change posture</source>
      <translation>Cambiar postura</translation>
    </message>
    <message>
      <location filename="../../../signer/document/span_edits.py" />
      <source>Change rise</source>
      <translation>Cambiar rampa de subida</translation>
    </message>
    <message>
      <location filename="../../../signer/document/span_edits.py" />
      <source>Change release</source>
      <translation>Cambiar rampa de bajada</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Insert items</source>
      <translation>Insertar elementos</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Insert item</source>
      <translation>Insertar elemento</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Delete items</source>
      <translation>Eliminar elementos</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Delete item</source>
      <translation>Eliminar elemento</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Move items</source>
      <translation>Mover elementos</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Move item</source>
      <translation>Mover elemento</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Change style</source>
      <translation>Cambiar estilo</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Replace item</source>
      <translation>Reemplazar elemento</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Change item</source>
      <translation>Cambiar elemento</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>Change tempo</source>
      <translation>Cambiar tempo</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Change pause</source>
      <translation>Cambiar pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <location filename="../../../signer/studio/library/window.py" />
      <source>One hand</source>
      <translation>Una mano</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>Both hands</source>
      <translation>Dos manos</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Change transition</source>
      <translation>Cambiar transición</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>Update from library</source>
      <translation>Actualizar desde la biblioteca</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Put back</source>
      <translation>Restablecer</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Detach from library</source>
      <translation>Separar de la biblioteca</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Change sign</source>
      <translation>Cambiar seña</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_span_edits.py" />
      <location filename="../../../signer/sequencing/glosses.py" />
      <source>Add signal</source>
      <translation>Agregar señal</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_span_edits.py" />
      <source>Add signals</source>
      <translation>Agregar señales</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_span_edits.py" />
      <source>Decline signal</source>
      <translation>Rechazar señal</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_span_edits.py" />
      <source>Delete signal</source>
      <translation>Eliminar señal</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Take the film away</source>
      <translation>Quitar la película</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Set film</source>
      <translation>Poner película</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Find film</source>
      <translation>Buscar película</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Pin film</source>
      <translation>Anclar película</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Move pin</source>
      <translation>Mover ancla</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Take pin out</source>
      <translation>Quitar ancla</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Trim film</source>
      <translation>Recortar película</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/clean.py" />
      <source>no posture was found at its place that lies in nothing</source>
      <translation>en ese lugar no se encontró ninguna postura libre</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>the detector is not set up: `signer detector --set-up` does that, once</source>
      <translation>el detector no está instalado: `signer detector --set-up` lo hace, una vez</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>no picture can be read of the film</source>
      <translation>no se puede leer ninguna imagen del vídeo</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>several people are in it; cut the picture to the one who signs</source>
      <translation>aparecen varias personas; recortar la imagen a la que seña</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>The detector needs Python 3.11 or 3.12, and neither was found; install one of them, or name its interpreter with `signer detector --set-up --python PYTHON`.</source>
      <translation>El detector necesita Python 3.11 o 3.12, y no se encontró ninguno; instalar uno de ellos o indicar su intérprete con `signer detector --set-up --python PYTHON`.</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>The detector could not be set up: {words}</source>
      <translation>No se pudo instalar el detector: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>there is no such file</source>
      <translation>no existe ese archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>they would be kept in {folder}, which cannot be written; copy the film elsewhere</source>
      <translation>se guardarían en {folder}, donde no se puede escribir; copiar el vídeo a otro lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>{film}: no landmarks: {words}</source>
      <translation>{film}: sin puntos: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>{program} cannot be run: {reason}</source>
      <translation>no se puede ejecutar {program}: {reason}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>it took too long</source>
      <translation>tardó demasiado</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/holistic_json.py" />
      <source>it is no JSON</source>
      <translation>no es JSON</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/holistic_json.py" />
      <source>it has no list of frames; a holistic JSON file has the results of each frame</source>
      <translation>no tiene una lista de fotogramas; un archivo JSON de Holistic tiene los resultados de cada uno</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/holistic_json.py" />
      <source>no frame of it has pose_landmarks</source>
      <translation>ninguno de sus fotogramas tiene pose_landmarks</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/landmarks.py" />
      <source>the signer is filmed from the side; one camera in front of them sees both hands</source>
      <translation>la persona está filmada de lado; una cámara de frente ve ambas manos</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/landmarks.py" />
      <source>shoulders and elbows are not seen; film somebody from the hips up</source>
      <translation>no se ven hombros ni codos; filmar a la persona desde las caderas hacia arriba</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>it has {count} frames; give a film of a whole sign</source>
      <translation>tiene {count} fotogramas; dar un vídeo de una seña entera</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>it lasts {long:.0f} s in {count} frames; {most:.0f} s are read at most: cut it to one sign</source>
      <translation>dura {long:.0f} s en {count} fotogramas; se leen {most:.0f} s como máximo: recortar a una seña</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>the times of its frames do not grow</source>
      <translation>los tiempos de sus fotogramas no crecen</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>no shoulders are seen in it; film somebody from the hips up</source>
      <translation>no se ven hombros; filmar a la persona desde las caderas hacia arriba</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>no hand is seen in it; film both hands from the front, in even light</source>
      <translation>no se ve ninguna mano; filmar ambas manos de frente, con luz uniforme</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>{name}: no draft: {words}</source>
      <translation>{name}: sin borrador: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>the file ends before its data; get it again, it is not whole</source>
      <translation>el archivo termina antes que sus datos; obtenerlo de nuevo, no está completo</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>it is no .pose file of version 0.1 or 0.2, but begins with {version:g}</source>
      <translation>no es un archivo .pose de versión 0.1 o 0.2, sino que empieza con {version:g}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>it has {count} components in a picture of {width} by {height}</source>
      <translation>tiene {count} componentes en una imagen de {width} por {height}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>it has {people} people, {points} points in {dimensions} dimensions at {fps:g} Hz</source>
      <translation>tiene {people} personas, {points} puntos en {dimensions} dimensiones a {fps:g} Hz</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>it has {frames} frames, and bytes for {there}; get it again</source>
      <translation>tiene {frames} fotogramas, y bytes para {there}; obtenerlo de nuevo</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>{people} people are in the film: the largest is drafted</source>
      <translation>hay {people} personas en la película: el borrador es de la más grande</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>left hand</source>
      <translation>mano izquierda</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>right hand</source>
      <translation>mano derecha</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>the hand is not seen in this hold</source>
      <translation>la mano no se ve en esta pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>a contact is not seen from one side; depth is the weak side of a film</source>
      <translation>desde un solo lado no se ve un contacto; la profundidad es el punto débil de una película</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>held in the film from {start_s:.2f} to {end_s:.2f} s</source>
      <translation>se sostiene en la película de {start_s:.2f} a {end_s:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>slowest in the film at {start_s:.2f} s, where the hand turns without a hold</source>
      <translation>lo más lento en la película a los {start_s:.2f} s, donde la mano da la vuelta sin detenerse</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>the way on is gone {times}</source>
      <translation>camino siguiente: {times}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/drafting/proposal.py" />
      <location filename="../../../signer/export/features.py" />
      <location filename="../../../signer/reviewing/answers.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>{number:,} times</source>
      <translation>
        <numerusform>{number:,} vez</numerusform>
        <numerusform>{number:,} veces</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>the hand goes round {times}</source>
      <translation>la mano da la vuelta {times}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>the hand goes off by little and turns {times}</source>
      <translation>la mano se aparta poco y da la vuelta: {times}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>turned from what is seen, which cannot be there</source>
      <translation>girada respecto a lo que se ve, que allí no es posible</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/reading.py" />
      <source>face, head and trunk are not read of a film</source>
      <translation>la cara, la cabeza y el tronco no se leen de una película</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/reading.py" />
      <source>no hand is raised and held in it</source>
      <translation>ninguna mano se levanta y se mantiene</translation>
    </message>
    <message>
      <location filename="../../../signer/errors.py" />
      <source>{name} has {count} problems:</source>
      <translation>{name} tiene {count} problemas:</translation>
    </message>
    <message>
      <location filename="../../../signer/errors.py" />
      <source>{path}: not exported: {refusal}</source>
      <translation>{path}: no exportado: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/errors.py" />
      <source>{name}: not read: {words}</source>
      <translation>{name}: no se ha leído: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/errors.py" />
      <source>it has over {megabytes} MB; divide it</source>
      <translation>tiene más de {megabytes} MB; dividirlo</translation>
    </message>
    <message>
      <location filename="../../../signer/export/bml.py" />
      <source>there is nothing to write: no hand has a key</source>
      <translation>no hay nada que escribir: ninguna mano tiene una clave</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>an avatar's file has its mesh</source>
      <translation>el archivo de un avatar lleva su malla</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>{format} has no vocabulary; it is for EAF</source>
      <translation>{format} no tiene vocabulario; eso es de EAF</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>films are drawn; use `signer export` or the window</source>
      <translation>las películas se dibujan; usar `signer export` o la ventana</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>it {refused}</source>
      <translation>{refused}</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>{fps} frames a second cannot be exported; give a number above 0, up to {most}</source>
      <translation>{fps} fotogramas por segundo no se pueden exportar; indicar un número mayor que 0, hasta {most}</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>the sign has no keys; set one first</source>
      <translation>la seña no tiene claves; poner una primero</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>{first:g} s to {last:g} s is no stretch of this sign; give an end after the start</source>
      <translation>de {first:g} s a {last:g} s no es un tramo de esta seña; indicar un final posterior al inicio</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>{frames} frames are too many; ask for fewer a second, or a part of the sign</source>
      <translation>{frames} fotogramas son demasiados; pedir menos por segundo o una parte de la seña</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/export/features.py" />
      <source>{number:,} joints</source>
      <translation>
        <numerusform>{number:,} articulación</numerusform>
        <numerusform>{number:,} articulaciones</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>{form} has the bones it has; --bones is for BVH</source>
      <translation>{form} tiene huesos fijos; --bones es para BVH</translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>{form} has no choice of faces; --face is for VRMA</source>
      <translation>{form} no permite elegir caras; --face es para VRMA</translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>{form} has no choice of dialects; --dialect is for SiGML</source>
      <translation>{form} no permite elegir dialectos; --dialect es para SiGML</translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>{form} is not written on an avatar; give a file that ends in .glb or .json</source>
      <translation>{form} no se escribe sobre un avatar; indicar un archivo que termine en .glb o .json</translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>the licence in the file of {avatar} forbids {forbids}. VRMA holds the movement alone; where the avatar is your own, learn it again and say that you may</source>
      <translation>la licencia en el archivo de {avatar} prohíbe {forbids}. VRMA lleva solo el movimiento; si el avatar es propio, aprenderlo de nuevo e indicar el permiso</translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>{path}: no format has the ending {ending!r}; use {known}</source>
      <translation>{path}: ningún formato tiene la terminación {ending!r}; usar {known}</translation>
    </message>
    <message>
      <location filename="../../../signer/export/losses.py" />
      <source>{what} is left out</source>
      <translation>se omite {what}</translation>
    </message>
    <message>
      <location filename="../../../signer/export/losses.py" />
      <source>{told} is read as {found}</source>
      <translation>{told} se lee como {found}</translation>
    </message>
    <message>
      <location filename="../../../signer/export/losses.py" />
      <source>would lose {told}; leave --strict out</source>
      <translation>perdería {told}; quitar --strict</translation>
    </message>
    <message>
      <location filename="../../../signer/export/sampling.py" />
      <source>at {time_s:g} s the sign has ended; it lasts {last:.2f} s</source>
      <translation>a los {time_s:g} s la seña ha terminado; dura {last:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/export/sigml.py" />
      <source>there is nothing to notate: no hand has a key</source>
      <translation>no hay nada que notar: ninguna mano tiene una clave</translation>
    </message>
    <message>
      <location filename="../../../signer/export/subtitles.py" />
      <source>there is no translation to show: write it in the details of the sign (Ctrl+I)</source>
      <translation>no hay traducción que mostrar: escribirla en los detalles de la seña (Ctrl+I)</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>is a device, not a file; choose a {word} file</source>
      <translation>es un dispositivo, no un archivo; elegir un archivo adecuado ({word})</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>is no name of a file; choose another</source>
      <translation>no es nombre de archivo; elegir otro</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>the file is empty; open its backup {backup} or another file</source>
      <translation>el archivo está vacío; abrir su copia {backup} u otro archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>{backup} beside it holds the {word} as it was before; open that</source>
      <translation>{backup}, a su lado, guarda el estado anterior ({word}); abrir ese</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>not saved: a number in the {word} is infinite or not a number</source>
      <translation>no guardado: un número en él ({word}) es infinito o no es un número</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>not saved: somebody else has changed it since it was opened; open it anew, or save elsewhere</source>
      <translation>no guardado: otra persona lo ha cambiado desde que se abrió; abrirlo de nuevo o guardar en otro sitio</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>not saved: {refusal}</source>
      <translation>no guardado: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>is a folder; choose a file in it</source>
      <translation>es una carpeta; elegir un archivo de ella</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>there is no such file; check the name</source>
      <translation>no existe ese archivo; comprobar el nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>there is no folder {parent}; make it first</source>
      <translation>no hay ninguna carpeta {parent}; crearla primero</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>may not be read; change its permissions</source>
      <translation>no se permite leer; cambiar los permisos</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>lists and objects are nested more than {most} deep; is it another file?</source>
      <translation>listas y objetos están anidados a más de {most} niveles; ¿es otro archivo?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a comma or a closing bracket is missing</source>
      <translation>falta una coma o un corchete de cierre</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a colon is missing</source>
      <translation>faltan dos puntos</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a name in double quotes is missing</source>
      <translation>falta un nombre entre comillas dobles</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a value is missing</source>
      <translation>falta un valor</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>more follows behind the end</source>
      <translation>sigue algo después del final</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a text that begins there does not end</source>
      <translation>un texto que empieza ahí no termina</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>the file has {size:.0f} MB, a {word} has less than {most:.0f}; is it another file?</source>
      <translation>el archivo tiene {size:.0f} MB, lo usual ({word}) es menos de {most:.0f}; ¿es otro archivo?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>the file is empty; open another file</source>
      <translation>el archivo está vacío; abrir otro</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>line {lineno}, column {colno}: not JSON: {told}</source>
      <translation>línea {lineno}, columna {colno}: no es JSON: {told}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a number in the file has too many digits to be one</source>
      <translation>un número del archivo tiene demasiadas cifras</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a {word} file holds one object {{...}}, this one holds {value}; is it another file?</source>
      <translation>un archivo así ({word}) contiene un objeto {{...}}, este contiene {value}; ¿es otro archivo?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>the number {value}</source>
      <translation>el número {value}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>the text {value}</source>
      <translation>el texto {value}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a list</source>
      <translation>una lista</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>an object</source>
      <translation>un objeto</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>the text is UTF-16; save it as UTF-8</source>
      <translation>el texto es UTF-16; guardarlo como UTF-8</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>byte {start} is not UTF-8; is it another file, or text of another encoding?</source>
      <translation>el byte {start} no es UTF-8; ¿es otro archivo o texto con otra codificación?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>line {begun}: a merge of git has left two versions in it, and they are both still there; keep one with: git checkout --ours FILE, or --theirs, then: git add FILE</source>
      <translation>línea {begun}: una fusión de git ha dejado dos versiones, y ambas siguen ahí; conservar una con: git checkout --ours FILE, o --theirs, y después: git add FILE</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>{part} in it holds {count} items, more than {max_items}; is it another file?</source>
      <translation>{part} en él: {count} elementos, más de {max_items}; ¿es otro archivo?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>it holds more than {max_values} values; is it another file?</source>
      <translation>contiene más de {max_values} valores; ¿es otro archivo?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/own_files.py" />
      <location filename="../../../signer/shelves/things.py" />
      <source>name: {words}</source>
      <translation>nombre: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/own_files.py" />
      <source>the folder cannot be made: {error}</source>
      <translation>no se puede crear la carpeta: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/own_files.py" />
      <source>it is no longer in {path!r}</source>
      <translation>ya no está en {path!r}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/own_files.py" />
      <source>cannot be deleted: {error}</source>
      <translation>no se puede borrar: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>is {found}</source>
      <translation>es {found}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>is missing</source>
      <translation>falta</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>format: {came}, a {word} file has "{format}" there; is it another file?</source>
      <translation>format: {came}, ahí suele estar ({word}) "{format}"; ¿es otro archivo?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>missing</source>
      <translation>falta</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>version: must be two whole numbers such as [{major}, {minor}], not {came}</source>
      <translation>version: se necesitan dos números enteros como [{major}, {minor}]; encontrado: {came}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>the file has version {version}, this Signer reads up to {major}.x; open it with a newer Signer</source>
      <translation>el archivo tiene la versión {version}, este Signer lee hasta {major}.x; abrirlo con un Signer más nuevo</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>version: {words}</source>
      <translation>version: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>version: there was never a version {version}; the first is 1.0</source>
      <translation>version: nunca hubo una versión {version}; la primera es 1.0</translation>
    </message>
    <message>
      <location filename="../../../signer/films/extra.py" />
      <source>films need</source>
      <translation>las películas necesitan</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>holds sound, and no pictures</source>
      <translation>contiene sonido y ninguna imagen</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>holds no pictures</source>
      <translation>no contiene imágenes</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>{what}; choose a film</source>
      <translation>{what}; elegir una película</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>{width}x{height}</source>
      <translation>{width}x{height}</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>frames of {size} are too large; make it smaller first</source>
      <translation>fotogramas de {size} son demasiado grandes; reducirla primero</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>no frame of it can be read; it is damaged or not whole</source>
      <translation>no se puede leer ningún fotograma; está dañada o incompleta</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>cannot be read; it is damaged or not whole</source>
      <translation>no se puede leer; está dañada o incompleta</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>its pictures are of a kind that cannot be read here; turn it into WebM or MP4 (H.264) elsewhere</source>
      <translation>sus imágenes son de un tipo que aquí no se puede leer; convertirla a WebM o MP4 (H.264) en otro programa</translation>
    </message>
    <message>
      <location filename="../../../signer/films/opening.py" />
      <source>is no file of this machine; save the film beside the sign</source>
      <translation>no es un archivo de este equipo; guardar la película junto a la seña</translation>
    </message>
    <message>
      <location filename="../../../signer/films/opening.py" />
      <source>is not beside the sign or below it, but in {parent}</source>
      <translation>no está junto a la seña ni por debajo, sino en {parent}</translation>
    </message>
    <message>
      <location filename="../../../signer/films/opening.py" />
      <source>reading it does not come to an end; it is damaged</source>
      <translation>la lectura no termina; está dañada</translation>
    </message>
    <message>
      <location filename="../../../signer/films/opening.py" />
      <source>no other process can be started here to read it</source>
      <translation>aquí no se puede iniciar otro proceso para leerla</translation>
    </message>
    <message>
      <location filename="../../../signer/films/opening.py" />
      <source>its decoder ended over it; it is damaged</source>
      <translation>el decodificador se detuvo con ella; está dañada</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is a folder</source>
      <translation>es una carpeta</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is a pipe</source>
      <translation>es una tubería</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is a socket</source>
      <translation>es un socket</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is a device</source>
      <translation>es un dispositivo</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>{words}; choose a film</source>
      <translation>{words}; elegir una película</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is not in {parent}; show where it is now</source>
      <translation>no está en {parent}; mostrar dónde está ahora</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is empty; choose another film</source>
      <translation>está vacía; elegir otra película</translation>
    </message>
    <message>
      <location filename="../../../signer/films/scrub.py" />
      <source>is too long; cut out the part to be written first</source>
      <translation>es demasiado larga; recortar primero la parte que se va a escribir</translation>
    </message>
    <message>
      <location filename="../../../signer/films/scrub.py" />
      <source>not copied: {refusal}</source>
      <translation>no copiada: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/films/scrub.py" />
      <source>was changed while it was read; open it again</source>
      <translation>cambió mientras se leía; abrirla de nuevo</translation>
    </message>
    <message>
      <location filename="../../../signer/films/writing.py" />
      <source>the film has no pictures</source>
      <translation>la película no tiene imágenes</translation>
    </message>
    <message>
      <location filename="../../../signer/films/writing.py" />
      <source>the film could not be written: {error}</source>
      <translation>no se pudo escribir la película: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/films/writing.py" />
      <source>this PyAV writes no {container}; choose another format</source>
      <translation>este PyAV no escribe {container}; elegir otro formato</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>file of ELAN</source>
      <translation>archivo de ELAN</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>its times are {units}; only milliseconds are read</source>
      <translation>sus tiempos son {units}; solo se leen milisegundos</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>it has over {most} annotations; divide it</source>
      <translation>tiene más de {most} anotaciones; dividirlo</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>tier {tier} refers to annotations that are not there</source>
      <translation>la línea {tier} se refiere a anotaciones que no existen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>time slot {slot} is at {value}, which is no whole number of milliseconds up to {most}</source>
      <translation>el instante {slot} está en {value}, que no es un número entero de milisegundos hasta {most}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>annotation {annotation} names time slot {slot}, which is not there</source>
      <translation>la anotación {annotation} nombra el instante {slot}, que no existe</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>no posture was found there that lies in nothing: `signer check` tells it</source>
      <translation>no se encontró allí ninguna postura libre: lo dice `signer check`</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>not all directions of the hand are told</source>
      <translation>no se dicen todas las direcciones de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>what is told is not possible there: the hand is {off:.0f} degrees off</source>
      <translation>lo que se dice no es posible allí: la mano se desvía {off:.0f} grados</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>the hand touches beside the place: there it cannot be as told</source>
      <translation>la mano toca al lado del lugar: allí no puede estar como se dice</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>no posture was found for what is told: the hand is before the place</source>
      <translation>no se encontró postura para lo que se dice: la mano está delante del lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>another part of the hand touches: the usual one cannot be there</source>
      <translation>toca otra parte de la mano: la usual no puede estar allí</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>the hand is further off: where it is told to be it would be in something</source>
      <translation>la mano está más lejos: donde se dice estaría dentro de algo</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>no part of the hand is named</source>
      <translation>no se nombra ninguna parte de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>there is none written so</source>
      <translation>no hay ninguna escrita así</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>no shape of this hand is told</source>
      <translation>no se dice la forma de esta mano</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_sign.py" />
      <source>hands that meet in turns are there one by one</source>
      <translation>las manos que se encuentran por turnos llegan allí una tras otra</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_sign.py" />
      <source>directions are met but for {degrees:.0f} degrees</source>
      <translation>las direcciones se cumplen salvo {degrees:.0f} grados</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_sign.py" />
      <source>the hand is {off:.0f} cm off</source>
      <translation>la mano está a {off:.0f} cm</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafting.py" />
      <source>a way into the body ends close before it</source>
      <translation>un recorrido hacia el cuerpo termina cerca de él</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafting.py" />
      <source>an ellipse gone round again</source>
      <translation>una elipse recorrida varias veces</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafting.py" />
      <source>a circle</source>
      <translation>un círculo</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafting.py" />
      <source>several rounds are read as ending where they began</source>
      <translation>varias vueltas se leen como si terminaran donde empezaron</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>tier {tier} has no glosses</source>
      <translation>la línea {tier} no tiene glosas</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>there is no tier {tier}; its tiers are {tiers}</source>
      <translation>no hay línea {tier}; sus líneas son {tiers}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>several people sign ({tiers}); choose one with --tier</source>
      <translation>varias personas señan ({tiers}); elegir una (--tier)</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>no tier is known to hold glosses; name it with --tier; its tiers are {tiers}</source>
      <translation>no se conoce ninguna línea con glosas; elegirla (--tier); sus líneas son {tiers}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>it has no tiers of annotations</source>
      <translation>no tiene líneas de anotaciones</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>{gloss} is signed while the other hand signs {other}, and is left out</source>
      <translation>{gloss} se seña mientras la otra mano seña {other}, y se omite</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>{gloss} begins {over} ms before {other} ends</source>
      <translation>{gloss} empieza {over} ms antes de que termine {other}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/importing/eaf.py" />
      <source>{number:,} annotations that name no signal</source>
      <translation>
        <numerusform>{number:,} anotación que no nombra ninguna señal</numerusform>
        <numerusform>{number:,} anotaciones que no nombran ninguna señal</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>tier {tier}</source>
      <translation>línea {tier}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>tier {tier} at {time_s:.3f} s</source>
      <translation>línea {tier} a los {time_s:.3f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/finishing.py" />
      <source>at {time_s:.2f} s it is {deep:.0f} mm deep in the {part}: no way round was found</source>
      <translation>a los {time_s:.2f} s está {deep:.0f} mm dentro del cuerpo ({part}): no se encontró un rodeo</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/finishing.py" />
      <source>the hand goes {size:.0f} mm over the skin</source>
      <translation>la mano recorre {size:.0f} mm sobre la piel</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>annotations of ELAN</source>
      <translation>anotaciones de ELAN</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>signs in SiGML</source>
      <translation>señas en SiGML</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>landmarks of a film</source>
      <translation>puntos de una película</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>landmarks of MediaPipe Holistic</source>
      <translation>puntos de MediaPipe Holistic</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>recorded movement</source>
      <translation>movimiento grabado</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>recorded movement of a figure</source>
      <translation>movimiento grabado de una figura</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>no file that ends in {ending!r} is; there are {known}</source>
      <translation>no se leen archivos que terminan en {ending!r}; hay {known}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/meetings.py" />
      <source>hands that meet are laid along each other, by a symbol at most</source>
      <translation>las manos que se encuentran se ponen una junto a otra, giradas un símbolo como máximo</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/meetings.py" />
      <source>where they are told to be the hands would be in each other</source>
      <translation>donde se dice, las manos estarían una dentro de la otra</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/meetings.py" />
      <source>hands are {by:.0f} cm further apart</source>
      <translation>las manos están {by:.0f} cm más separadas</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/meetings.py" />
      <source>one hand is {by:.0f} cm before the other one</source>
      <translation>una mano está {by:.0f} cm delante de la otra</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/meetings.py" />
      <source>one hand is {by:.0f} cm over the other one</source>
      <translation>una mano está {by:.0f} cm por encima de la otra</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/sigml.py" />
      <source>file in SiGML</source>
      <translation>archivo de SiGML</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/sigml.py" />
      <source>it holds no sign ({element} or {other})</source>
      <translation>no contiene ninguna seña ({element} u {other})</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/sigml.py" />
      <source>it holds {count} signs; divide it into parts of {most}</source>
      <translation>contiene {count} señas; dividirlo en partes de {most}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/sigml.py" />
      <source>sign {gloss}: {error}</source>
      <translation>seña {gloss}: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/standing_apart.py" />
      <source>no way was found on which the hands come to each other</source>
      <translation>no se encontró un camino por el que las manos se junten</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/xml_text.py" />
      <source>it defines a document type or entities, which are refused; save it anew without them</source>
      <translation>define un tipo de documento o entidades, que se rechazan; guardarlo de nuevo sin ellos</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/xml_text.py" />
      <source>it is no {kind}, or a damaged one: as XML it cannot be understood ({error})</source>
      <translation>no es un {kind}, o está dañado: no se entiende como XML ({error})</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/xml_text.py" />
      <source>it is no {kind}: it begins with {tag} where {root} is expected</source>
      <translation>no es un {kind}: empieza por {tag} donde se espera {root}</translation>
    </message>
    <message>
      <location filename="../../../signer/installed.py" />
      <source>{what} the extra "{extra}", which this program cannot take; Signer for Python can: pip install "{name}[{extra}]"</source>
      <translation>{what} el complemento "{extra}", que este programa no admite; Signer para Python sí: pip install "{name}[{extra}]"</translation>
    </message>
    <message>
      <location filename="../../../signer/installed.py" />
      <source>{what} the extra "{extra}": pip install "{name}[{extra}]"</source>
      <translation>{what} el complemento "{extra}": pip install "{name}[{extra}]"</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/arm.py" />
      <location filename="../../../signer/iterative/tasks.py" />
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Direct</source>
      <translation>Directo</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/arm.py" />
      <source>Elbow by the law of cosines, shoulder by two frames: no iteration.</source>
      <translation>Codo por el teorema del coseno, hombro por dos sistemas de referencia: sin iteración.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/arm.py" />
      <location filename="../../../signer/iterative/tasks.py" />
      <location filename="../../../signer/studio/lab/table.py" />
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>none</source>
      <translation>ninguna</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Near full reach</source>
      <translation>Casi al máximo alcance</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>At 99.9 % of the reach, where a small move of the tip asks for a large turn.</source>
      <translation>Al 99.9 % del alcance, donde un movimiento pequeño de la punta exige un giro grande.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Beyond reach</source>
      <translation>Fuera de alcance</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Nothing reaches this target; there is one nearest point.</source>
      <translation>Nada alcanza este objetivo; hay un punto más cercano.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Straight, inward</source>
      <translation>Recta, hacia adentro</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>A straight chain and a target on its line: no small turn moves the tip inward.</source>
      <translation>Una cadena recta y un objetivo en su línea: ningún giro pequeño mueve la punta hacia adentro.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Worksheet</source>
      <translation>Hoja de trabajo</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Two links, 3 and 2 long, and a target at (−3, √7).</source>
      <translation>Dos eslabones, de 3 y 2 de largo, y un objetivo en (−3, √7).</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Creature</source>
      <translation>Criatura</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Nine links, a damping of 4 and one iteration a move: the chain follows smoothly and lags behind; led round its root in a spiral, it curls up.</source>
      <translation>Nueve eslabones, una amortiguación de 4 y una iteración por movimiento: la cadena sigue con suavidad y se retrasa; llevada en espiral alrededor de su raíz, se enrosca.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Juggler</source>
      <translation>Malabarista</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Two equal bones; one angle lifts the elbow on its circle. Methods that iterate leave it where they come to rest.</source>
      <translation>Dos huesos iguales; un ángulo sube el codo en su círculo. Los métodos que iteran lo dejan donde llegan al reposo.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Links 3 and 2, target (−3, √7): inner angle {interior_rad:.4f}, second joint {theta2_rad:.4f}, first {theta1_rad:.5f}, heading {heading_rad:.4f}, elevation {elevation_rad:.5f}; or one turn of {angle_rad:.4f}.</source>
      <translation>Eslabones 3 y 2, objetivo (−3, √7): ángulo interior {interior_rad:.4f}, segunda articulación {theta2_rad:.4f}, primera {theta1_rad:.5f}, rumbo {heading_rad:.4f}, elevación {elevation_rad:.5f}; o un giro de {angle_rad:.4f}.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/tasks.py" />
      <source>Both angles by the law of cosines: no iteration.</source>
      <translation>Ambos ángulos por el teorema del coseno: sin iteración.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/tasks.py" />
      <source>Direct, even arc</source>
      <translation>Directo, arco uniforme</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/tasks.py" />
      <source>Every joint bends alike, so the joints lie on an arc and one number is sought by halving, however many joints there are.</source>
      <translation>Todas las articulaciones se doblan por igual, así que están en un arco y se busca un solo número por bisección, por muchas que sean.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/tasks.py" />
      <source>1 angle</source>
      <translation>1 ángulo</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/timeline/readout.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>straight</source>
      <translation>recto</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>bent</source>
      <translation>doblado</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>palm up</source>
      <translation>palma hacia arriba</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>palm down</source>
      <translation>palma hacia abajo</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>to the back</source>
      <translation>hacia el dorso</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>to the palm</source>
      <translation>hacia la palma</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>to the pinky</source>
      <translation>hacia el meñique</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>to the thumb</source>
      <translation>hacia el pulgar</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>outward</source>
      <translation>hacia afuera</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>inward</source>
      <translation>hacia adentro</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>level</source>
      <translation>nivelado</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <location filename="../../../signer/motion/checks/review.py" />
      <location filename="../../../signer/motion/operations/clearing.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>raised</source>
      <translation>elevado</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>forearm turn</source>
      <translation>giro del antebrazo</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>wrist bend</source>
      <translation>flexión de la muñeca</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>wrist side</source>
      <translation>lado de la muñeca</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>upper arm back</source>
      <translation>brazo hacia atrás</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>The upper arm goes too far back</source>
      <translation>El brazo va demasiado hacia atrás</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>upper arm across</source>
      <translation>brazo cruzado</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>The upper arm crosses too far</source>
      <translation>El brazo cruza demasiado</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>{words}, by {degrees}.</source>
      <translation>{words}, por {degrees}.</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>upper arm turn</source>
      <translation>giro del brazo</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>bending the elbow does not move this point</source>
      <translation>doblar el codo no mueve este punto</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the elbow bends {high:.0f}° at most</source>
      <translation>el codo se dobla {high:.0f}° como máximo</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the arm is straight</source>
      <translation>el brazo está estirado</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the elbow does not bend backward</source>
      <translation>el codo no se dobla hacia atrás</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the elbow opens to {low:.0f}°</source>
      <translation>el codo se abre hasta {low:.0f}°</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the arm with this wrist is not longer</source>
      <translation>el brazo con esta muñeca no es más largo</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the arm with this wrist folds no further</source>
      <translation>el brazo con esta muñeca no se pliega más</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>{short_mm:.1f} mm out of reach: {why}.</source>
      <translation>{short_mm:.1f} mm fuera de alcance: {why}.</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>{short_mm:.1f} mm too near: {why}.</source>
      <translation>{short_mm:.1f} mm demasiado cerca: {why}.</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>{name} stops at {degrees} {words_toward}.</source>
      <translation>{name}: tope a {degrees} {words_toward}.</translation>
    </message>
    <message>
      <location filename="../../../signer/library/shelf.py" />
      <source>the shelf {shelf} is read-only; choose another</source>
      <translation>el estante {shelf} es de solo lectura; elegir otro</translation>
    </message>
    <message>
      <location filename="../../../signer/library/shelf.py" />
      <source>this folder cannot be made: {error}</source>
      <translation>no se puede crear esta carpeta: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/library/shelf.py" />
      <source>not deleted: {error}</source>
      <translation>no borrado: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>{words} (at {time_s:.2f} s)</source>
      <translation>{words} (a los {time_s:.2f} s)</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the elbow is swung up by {ceil}°, where {elbow_high_deg:.0f}° look natural: lower it, or turn the hand less</source>
      <translation>el codo se alza {ceil}°, y hasta {elbow_high_deg:.0f}° parece natural: bajarlo, o girar menos la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the elbow stands {above_mm:.0f} mm above the shoulder: lower it, or let another direction of the hand be easier</source>
      <translation>el codo está {above_mm:.0f} mm por encima del hombro: bajarlo, o usar una dirección de la mano más fácil</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the wrist is at its stop, bent {bend_deg:.0f}° and {side_deg:.0f}° sideways: turn the hand less, or move the elbow</source>
      <translation>la muñeca está en su tope, doblada {bend_deg:.0f}° y {side_deg:.0f}° de lado: girar menos la mano, o mover el codo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the forearm is turned to its stop, {words_toward}: move the elbow, or tilt the hand a little</source>
      <translation>el antebrazo está girado hasta su tope, {words_toward}: mover el codo, o inclinar un poco la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the wrist hangs like a goose's neck, bent {bend_deg:.0f}°: let the hand follow the forearm, or put it lower and farther out</source>
      <translation>la muñeca cuelga como cuello de ganso, doblada {bend_deg:.0f}°: dejar que la mano siga al antebrazo, o ponerla más baja y más afuera</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>eyes are</source>
      <translation>de los ojos</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>mouth is</source>
      <translation>de la boca</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the {feature} hidden to {share:.0f} %</source>
      <translation>el {share:.0f} % {feature} no se ve</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>a third</source>
      <translation>un tercio</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>for the most part</source>
      <translation>la mayor parte</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the face is {much} hidden</source>
      <translation>no se ve {much} de la cara</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>{words}, seen from the front: bring the hand aside, or move the elbow out</source>
      <translation>{words}, visto de frente: apartar la mano, o llevar el codo hacia afuera</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/conditions.py" />
      <source>B, A, S, C, O, 1 or 5</source>
      <translation>B, A, S, C, O, 1 o 5</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/conditions.py" />
      <source>both hands move, and neither alike, nor mirrored, nor in turns; most signs of two moving hands do one of these</source>
      <translation>ambas manos se mueven, y ni igual, ni en espejo, ni por turnos; la mayoría de las señas con dos manos en movimiento hacen una de estas cosas</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/conditions.py" />
      <source>both hands move with different handshapes; most signs of two moving hands have the same handshape</source>
      <translation>ambas manos se mueven con formas distintas; la mayoría de las señas con dos manos en movimiento tienen la misma forma</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/conditions.py" />
      <source>the base hand moves while the dominant one keeps still; most signs do it the other way round</source>
      <translation>la mano base se mueve mientras la dominante está quieta; la mayoría de las señas lo hacen al revés</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/conditions.py" />
      <source>the base hand has another handshape than the dominant one, {strange}; mostly it is {plain_words} then</source>
      <translation>la mano base tiene otra forma que la dominante, {strange}; en ese caso suele ser {plain_words}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>a sign that asks, without lowered brows; set a wh-question over it</source>
      <translation>una seña que pregunta, sin cejas bajadas; poner encima una pregunta qu-</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>a sign that negates, without a headshake; set a negation over it</source>
      <translation>una seña que niega, sin sacudida de cabeza; poner encima una negación</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>comes in {onset_s:.0f} ms; faces take {quickest_s:.0f}</source>
      <translation>llega en {onset_s:.0f} ms; las caras tardan {quickest_s:.0f}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>begins and ends with keys ({starts}, {part}) and is not bound to them; bind it</source>
      <translation>empieza y termina con claves ({starts}, {part}) y no está atado a ellas; atarlo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>the last sign of a question is not held; hold it</source>
      <translation>la última seña de una pregunta no se sostiene; sostenerla</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>a yes/no question that does not look at the addressee at its end</source>
      <translation>una pregunta de sí o no que al final no mira al interlocutor</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>an if-clause without a blink at its end</source>
      <translation>una oración condicional sin parpadeo al final</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>what follows the if-clause has the same brows, so its end is not seen</source>
      <translation>lo que sigue a la condicional tiene las mismas cejas, así que no se ve dónde termina</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>a topic over the whole sign leaves nothing to say of it; end it earlier</source>
      <translation>un tema sobre toda la seña no deja nada que decir de él; terminarlo antes</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>no word to mouth; type one</source>
      <translation>no hay palabra que articular; escribir una</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>{rate:.0f} mouth shapes a second; {most_a_second:.0f} can be seen, give it more time</source>
      <translation>{rate:.0f} formas de boca por segundo; se ven {most_a_second:.0f}, dar más tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>the mouth says a word and {name} at once; release that part</source>
      <translation>la boca dice una palabra y {name} a la vez; separar esa parte</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>there is no place {name!r}</source>
      <translation>no existe el punto {name!r}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>no place is chosen yet, so nobody is looked at</source>
      <translation>aún no se eligió un punto, así que no se mira a nadie</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>raises and lowers the brows at once with {name}</source>
      <translation>sube y baja las cejas a la vez con {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>nothing refers to the place {part!r}</source>
      <translation>nada se refiere al punto {part!r}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>the eyes turn no further at {time_s:.2f} s; let the head turn, too</source>
      <translation>los ojos no giran más a los {time_s:.2f} s; dejar que gire también la cabeza</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>held back by the rules of the face: {reason}</source>
      <translation>retenido por las reglas de la cara: {reason}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>the face moves {moved_mm:.0f} mm under the hold, and the hand goes along</source>
      <translation>la cara se mueve {moved_mm:.0f} mm durante la pausa, y la mano la acompaña</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <location filename="../../../signer/words/went_along.py" />
      <source>the fingers</source>
      <translation>los dedos</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the turns of the wrist</source>
      <translation>los giros de la muñeca</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>{words}; the hand goes straight</source>
      <translation>{words}; la mano va en línea recta</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the key has no hold in which the contact could move; give it one</source>
      <translation>la clave no tiene pausa en la que el contacto pueda moverse; darle una</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the skin folds under here, and leaves no room to slide; choose a place beside it</source>
      <translation>la piel se pliega aquí y no deja espacio para deslizarse; elegir un lugar al lado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the circle is {across_mm:.0f} mm across and hardly seen: {seen_mm:.0f} mm are</source>
      <translation>el círculo mide {across_mm:.0f} mm y apenas se ve: harían falta {seen_mm:.0f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>run ahead</source>
      <translation>por delante</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>stay behind</source>
      <translation>por detrás</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>{words} would {manner} by {lead:.0%} of the way's time and jerk; they do by {done:.0%}, give the way more time</source>
      <translation>{words} irían {manner} un {lead:.0%} del tiempo del camino, con sacudidas; van un {done:.0%}: dar más tiempo al camino</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the hand would move at {fastest:.1f} m/s on the way to the next key; hands do not sign faster than {fastest_m_s:g} m/s, give it more time or a shorter way</source>
      <translation>la mano iría a {fastest:.1f} m/s en el camino a la clave siguiente; las manos no señan a más de {fastest_m_s:g} m/s: dar más tiempo o un camino más corto</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the wrist</source>
      <translation>la muñeca</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the elbow</source>
      <translation>el codo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>a finger</source>
      <translation>un dedo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>{joint} jerks: its velocity changes by {size_m_s:.2f} m/s within a 240th of a second at {time_s:.2f} s; give the way more time, lead it further from the body, or take another posture</source>
      <translation>{joint} da una sacudida: su velocidad cambia {size_m_s:.2f} m/s en 1/240 de segundo a los {time_s:.2f} s; dar más tiempo al camino, llevarlo más lejos del cuerpo, o tomar otra postura</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <location filename="../../../signer/motion/operations/clearing.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>lowered</source>
      <translation>bajado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>drawn back</source>
      <translation>retrasado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>drawn forward</source>
      <translation>adelantado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>The other hand is elsewhere then; let the keys of both hands last equally long.</source>
      <translation>La otra mano está en otra parte entonces; dar a las claves de ambas manos la misma duración.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>on the way </source>
      <translation>en el camino, </translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>{depth_mm:.1f} mm inside the {into} at {time_s:.2f} s</source>
      <translation>{depth_mm:.1f} mm dentro de: {into}, a los {time_s:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>, {by_life_mm:.1f} mm of it by life</source>
      <translation>, de ellos {by_life_mm:.1f} mm por la vida</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>{when}the {part} is {depth}</source>
      <translation>{when}{part}: {depth}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>{part} is not among the articulators of the handshape {handshape}</source>
      <translation>{part} no está entre las partes de la mano de la forma {handshape}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>each hand is on the other at {time_s:.2f} s (the other one by its key at {other_s:.2f} s), so that nothing says where the two are: this one goes to where the other was when it set out; bring it to a place of the body or of space, or let both meet</source>
      <translation>cada mano está sobre la otra a los {time_s:.2f} s (la otra por su clave a los {other_s:.2f} s), así que nada dice dónde están las dos: esta va adonde estaba la otra al partir; llevarla a un lugar del cuerpo o del espacio, o hacer que ambas se encuentren</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>each hand follows the other at {time_s:.2f} s and they did not converge: {left_mm:.4f} mm are left</source>
      <translation>cada mano sigue a la otra a los {time_s:.2f} s y no convergieron: quedan {left_mm:.4f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>the shoulder cannot be {moved} by {angle:.0f}°; it stops at {nearest:.0f}°</source>
      <translation>el hombro no puede estar {moved} {angle:.0f}°; el tope es {nearest:.0f}°</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>the contact</source>
      <translation>el contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>the place</source>
      <translation>el lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>{what} is missed by {contact_error_mm:.1f} mm at {worst_s:.2f} s.</source>
      <translation>{what} falla por {contact_error_mm:.1f} mm a los {worst_s:.2f} s.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>the second contact is missed by {second_error_mm:.1f} mm; another elbow height or other joints may bring it nearer</source>
      <translation>el segundo contacto falla por {second_error_mm:.1f} mm; otra altura del codo u otras articulaciones pueden acercarlo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>the skins are {skin_gap_mm:.1f} mm apart about the place that is touched: the hand is met beside it first</source>
      <translation>las pieles distan {skin_gap_mm:.1f} mm alrededor del lugar tocado: la mano se encuentra primero al lado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>{one} and {other} cancel out</source>
      <translation>{one} y {other} se anulan</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>the lips are round enough</source>
      <translation>los labios ya están bastante redondos</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>round lips do not stretch</source>
      <translation>los labios redondos no se estiran</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>the jaw opens for the tongue</source>
      <translation>la mandíbula se abre para la lengua</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>lips close no further than the jaw is open</source>
      <translation>los labios no se cierran más de lo que se abre la mandíbula</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>puffed cheeks seal the lips</source>
      <translation>las mejillas infladas sellan los labios</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>the tongue parts the lips</source>
      <translation>la lengua separa los labios</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>a lid that is shut follows nothing</source>
      <translation>un párpado cerrado no sigue nada</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/speed.py" />
      <source>the {name} would move too fast at {time_s:.2f} s, so it takes longer or moves less ({most_deg:.0f} degrees a second is the most); give it more time</source>
      <translation>movimiento demasiado rápido ({name}) en {time_s:.2f} s, así que dura más o es menor ({most_deg:.0f} grados por segundo como máximo); darle más tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/track.py" />
      <source>the {kind} moves no further</source>
      <translation>no se mueve más: {kind}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Change shoulder's help</source>
      <translation>Cambiar ayuda del hombro</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Raise shoulder</source>
      <translation>Elevar hombro</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Forward shoulder</source>
      <translation>Adelantar hombro</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Let shoulder go</source>
      <translation>Soltar hombro</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Turn eyes</source>
      <translation>Girar ojos</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <source>Mirror to the other hand</source>
      <translation>Reflejar en la otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <source>Copy to the other hand</source>
      <translation>Copiar a la otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Same arm for the other hand</source>
      <translation>Mismo brazo para la otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <source>Mirror the whole hand</source>
      <translation>Reflejar toda la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <source>Alternate the hands</source>
      <translation>Alternar las manos</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <source>Move the hands side by side</source>
      <translation>Mover las manos lado a lado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/clearing.py" />
      <source>{stand_off_mm:.0f} mm off the skin</source>
      <translation>a {stand_off_mm:.0f} mm de la piel</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/clearing.py" />
      <source>{name} {turn:.0f}° further {words_toward}</source>
      <translation>{name} {turn:.0f}° más {words_toward}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/clearing.py" />
      <source>elbow {part} by {change:.0f}°</source>
      <translation>codo {part} {change:.0f}°</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <source>the head</source>
      <translation>la cabeza</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <source>the body</source>
      <translation>el cuerpo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <source>the other {part}</source>
      <translation>{part} del otro lado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <source>its own {part}</source>
      <translation>{part} del mismo lado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>hand</source>
      <translation>mano</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>forearm</source>
      <translation>antebrazo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/easier.py" />
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Take the easier posture</source>
      <translation>Tomar la postura más fácil</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/editing.py" />
      <source>Keys from marks</source>
      <translation>Claves de las marcas</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/face_dragging.py" />
      <source>A word is mouthed here: its mouths are changed in the tab Face.</source>
      <translation>Aquí se articula una palabra: sus bocas se cambian en la pestaña Cara.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/face_dragging.py" />
      <source>The face goes no further there.</source>
      <translation>La cara no llega más lejos en esa dirección.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/face_dragging.py" />
      <source>Shape face</source>
      <translation>Formar cara</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/face_dragging.py" />
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>Held back: {reasons}.</source>
      <translation>Retenido: {reasons}.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>farther away it is a place of its own</source>
      <translation>más lejos es un lugar propio</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Turn wrist</source>
      <translation>Girar muñeca</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change elbow height</source>
      <translation>Cambiar altura del codo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Relax elbow</source>
      <translation>Relajar codo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Relax wrist and elbow</source>
      <translation>Relajar muñeca y codo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Point {what} {direction}</source>
      <translation>Orientar {what}: {direction}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>{request} exactly, although {reason}.</source>
      <translation>{request}, exactamente, aunque {reason}.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Keep directions</source>
      <translation>Conservar direcciones</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Let directions go</source>
      <translation>Soltar direcciones</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change site</source>
      <translation>Cambiar lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change place</source>
      <translation>Cambiar punto</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Move target</source>
      <translation>Mover objetivo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change handshape</source>
      <translation>Cambiar forma de mano</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change articulator</source>
      <translation>Cambiar parte de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Keep the points</source>
      <translation>Conservar los puntos</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Let the points follow</source>
      <translation>Dejar que los puntos sigan</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Bend fingers</source>
      <translation>Doblar dedos</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>how far</source>
      <translation>cuánto</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>how often</source>
      <translation>cuántas veces</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change {what} the contact moves</source>
      <translation>Cambiar {what} se mueve el contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change stand-off</source>
      <translation>Cambiar distancia</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>the skin is in the way</source>
      <translation>la piel estorba</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Remove second contact</source>
      <translation>Quitar segundo contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change second contact</source>
      <translation>Cambiar segundo contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Add second contact</source>
      <translation>Agregar segundo contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/leads.py" />
      <source>Change rest</source>
      <translation>Cambiar reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/life_keys.py" />
      <source>Write life as keys</source>
      <translation>Escribir la vida como claves</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/loosening.py" />
      <source>Loosen holds</source>
      <translation>Aflojar pausas</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>belly</source>
      <translation>vientre</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>chest</source>
      <translation>pecho</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <source>{palm_words} before the {where}</source>
      <translation>{palm_words} ante: {where}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <source>{words}, but {words2}</source>
      <translation>{words}, pero {words2}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <source>the place is missed by {missed_mm:.1f} mm</source>
      <translation>el lugar falla por {missed_mm:.1f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <source>a joint is past its limit</source>
      <translation>una articulación pasa de su límite</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <source>the {part} is {depth_mm:.1f} mm inside the {into}</source>
      <translation>{part}: {depth_mm:.1f} mm dentro de: {into}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>There is no key here: set one with K, or go to one.</source>
      <translation>Aquí no hay clave: poner una con K, o ir a una.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>This hand is in nothing.</source>
      <translation>Esta mano no está dentro de nada.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>No posture was found that keeps this contact with nothing inside anything.</source>
      <translation>No se halló postura que conserve este contacto sin que nada esté dentro de nada.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Both hands meet</source>
      <translation>Las dos manos se encuentran</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>Bring clear</source>
      <translation>Liberar</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>Clear: {words}.</source>
      <translation>Libre: {words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>no freer turn is easier</source>
      <translation>ningún giro más libre es más fácil</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>No place farther out meets it better and within {most_tilt_deg:.0f}°.</source>
      <translation>Ningún lugar más afuera lo logra mejor y dentro de {most_tilt_deg:.0f}°.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>Point {what} freely {direction}</source>
      <translation>Orientar {what} libremente: {direction}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>{request} only as far as is easy, {off_deg:.0f}° off.</source>
      <translation>{request} solo hasta donde es fácil, con {off_deg:.0f}° de desvío.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>Point {what} {direction} farther out</source>
      <translation>Orientar {what} más afuera: {direction}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>shoulder</source>
      <translation>hombro</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>upper arm</source>
      <translation>brazo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>palm</source>
      <translation>palma</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>thumb</source>
      <translation>pulgar</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>index finger</source>
      <translation>índice</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>middle finger</source>
      <translation>medio</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>ring finger</source>
      <translation>anular</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>little finger</source>
      <translation>meñique</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>neck</source>
      <translation>cuello</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>hips</source>
      <translation>cadera</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>right {part}</source>
      <translation>{part} (derecha)</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>left {part}</source>
      <translation>{part} (izquierda)</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>head</source>
      <translation>cabeza</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>thigh</source>
      <translation>muslo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/self_collision.py" />
      <source>the {part} is {depth_mm:.1f} mm inside the {into} of the same hand</source>
      <translation>{part}: {depth_mm:.1f} mm dentro de: {into}, de la misma mano</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the wrist bends no further</source>
      <translation>la muñeca no se dobla más</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the forearm turns no further</source>
      <translation>el antebrazo no gira más</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>wrist and forearm turn no further together</source>
      <translation>muñeca y antebrazo juntos no giran más</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the upper arm goes no further back</source>
      <translation>el brazo no va más hacia atrás</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the upper arm goes no further across</source>
      <translation>el brazo no cruza más</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the upper arm turns no further</source>
      <translation>el brazo no gira más</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the arm is not long enough</source>
      <translation>el brazo no es bastante largo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow folds no further</source>
      <translation>el codo no se pliega más</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand above the shoulder</source>
      <translation>el codo quedaría por encima del hombro</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand behind the back</source>
      <translation>el codo quedaría detrás de la espalda</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the wrist would be bent far</source>
      <translation>la muñeca quedaría muy doblada</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the forearm would be turned far</source>
      <translation>el antebrazo quedaría muy girado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand high</source>
      <translation>el codo quedaría alto</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the upper arm would be turned far</source>
      <translation>el brazo quedaría muy girado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand before the chest</source>
      <translation>el codo quedaría delante del pecho</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand far out</source>
      <translation>el codo quedaría muy afuera</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand behind the body</source>
      <translation>el codo quedaría detrás del cuerpo</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would be folded or stretched</source>
      <translation>el codo quedaría muy plegado o estirado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would be swung away</source>
      <translation>el codo quedaría apartado</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the face would be hidden</source>
      <translation>la cara quedaría tapada</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the {part} would be in the {into}</source>
      <translation>{part} estaría dentro de: {into}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the arm could not follow while the contact moves</source>
      <translation>el brazo no podría seguir mientras se mueve el contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>Out of reach.</source>
      <translation>Fuera de alcance.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>Too near for the arm.</source>
      <translation>Demasiado cerca para el brazo.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>The upper arm cannot go further back.</source>
      <translation>El brazo no puede ir más hacia atrás.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>The upper arm cannot cross further.</source>
      <translation>El brazo no puede cruzar más.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>The shoulder cannot turn further.</source>
      <translation>El hombro no puede girar más.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>The {name} cannot follow further.</source>
      <translation>{name}: no puede seguir más.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/facing_search.py" />
      <source>{named} is not possible here{why}. The hand stays as it was.</source>
      <translation>{named} no es posible aquí{why}. La mano queda como estaba.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/facing_search.py" />
      <source>{named}, {off_deg}° off{why}.</source>
      <translation>{named}, a {off_deg}°{why}.</translation>
    </message>
    <message>
      <location filename="../../../signer/names.py" />
      <source>give it a name with a letter or a number in it</source>
      <translation>darle un nombre con una letra o una cifra</translation>
    </message>
    <message>
      <location filename="../../../signer/names.py" />
      <source>the name has characters that cannot be shown; leave them out</source>
      <translation>el nombre tiene caracteres que no se pueden mostrar; quitarlos</translation>
    </message>
    <message>
      <location filename="../../../signer/names.py" />
      <source>the name has {count} characters; {most} are the most</source>
      <translation>el nombre tiene {count} caracteres; el máximo es {most}</translation>
    </message>
    <message>
      <location filename="../../../signer/names.py" />
      <source>{namesake} is in the inventory; choose another name</source>
      <translation>{namesake} ya está en el inventario; elegir otro nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/names.py" />
      <source>there is one called {same} already; choose another name</source>
      <translation>ya hay uno llamado {same}; elegir otro nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/cursor.py" />
      <source>{count} symbols are more than a sign has ({most})</source>
      <translation>{count} símbolos son más de los que tiene una seña ({most})</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/cursor.py" />
      <source>{kind} is expected</source>
      <translation>se espera {kind}</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/cursor.py" />
      <source>brackets are nested more than {deepest} deep</source>
      <translation>hay corchetes anidados más de {deepest} veces</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/cursor.py" />
      <source>the notation ends after {count} symbols, where {why}</source>
      <translation>la notación termina tras {count} símbolos, donde {why}</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/cursor.py" />
      <source>symbol {place}, {name}, does not fit: {why}</source>
      <translation>el símbolo {place}, {name}, no encaja: {why}</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/gestural_reading.py" />
      <source>a movement without a direction</source>
      <translation>un movimiento sin dirección</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/gestural_reading.py" />
      <source>a circle without an axis</source>
      <translation>un círculo sin eje</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/gestural_reading.py" />
      <source>the sign {gloss} has too many elements</source>
      <translation>la seña {gloss} tiene demasiados elementos</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/gestural_reading.py" />
      <source>nothing is told of hands in {where}</source>
      <translation>en {where} no se dice nada de las manos</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/gestural_reading.py" />
      <source>movements are more than {deepest} deep</source>
      <translation>hay movimientos anidados más de {deepest} veces</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>a movement, a place it ends at, or the end of the sign is expected</source>
      <translation>se espera un movimiento, el lugar en que termina o el final de la seña</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>nothing more is expected</source>
      <translation>no se espera nada más</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>the shape of a hand is expected</source>
      <translation>se espera la forma de una mano</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>of bendings, hamfingerstraightmod is expected</source>
      <translation>de las flexiones se espera hamfingerstraightmod</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>of sizes, hamlargemod is expected</source>
      <translation>de los tamaños se espera hamlargemod</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>a movement is expected</source>
      <translation>se espera un movimiento</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>a shape, a direction or a place is expected</source>
      <translation>se espera una forma, una dirección o un lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/hand_symbols.py" />
      <source>two directions of fingers are one of the eight between three</source>
      <translation>dos direcciones de los dedos son una de las ocho entre tres</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/nonmanual.py" />
      <source>mouthing of a spoken word</source>
      <translation>la articulación labial de una palabra</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/place_symbols.py" />
      <source>a place is expected</source>
      <translation>se espera un lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/symbols.py" />
      <source>{symbol} is no symbol of HamNoSys 4</source>
      <translation>{symbol} no es un símbolo de HamNoSys 4</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/symbols.py" />
      <source>character {place}, {character!r} (U+{code:04X}), is no symbol of HamNoSys 4</source>
      <translation>el carácter {place}, {character!r} (U+{code:04X}), no es un símbolo de HamNoSys 4</translation>
    </message>
    <message>
      <location filename="../../../signer/phrases.py" />
      <source>{listed} and {last}</source>
      <translation>{listed} y {last}</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/figure.py" />
      <source>forbids {what}</source>
      <translation>prohíbe {what}</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/figure.py" />
      <source>has no licence</source>
      <translation>no tiene licencia</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/figure.py" />
      <source>not published: the file of {name} {reason}; where you may pass it on, learn it again and say so (--allowed)</source>
      <translation>no publicado: el archivo de {name} {reason}; donde esté permitido difundirlo, aprenderlo de nuevo e indicarlo (--allowed)</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/figure.py" />
      <source>not published: {name} is no name for the file of its figure; learn it again under another one, of letters and digits</source>
      <translation>no publicado: {name} no sirve de nombre para el archivo de su figura; aprenderlo de nuevo con otro, de letras y cifras</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/lexicon.py" />
      <source>{path}: is a sentence; a lexicon holds signs</source>
      <translation>{path}: es una oración; un léxico contiene señas</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/lexicon.py" />
      <source>not told</source>
      <translation>no indicada</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/lexicon.py" />
      <source>{path}: its licence is {given}; the lexicon is {wanted}</source>
      <translation>{path}: su licencia es {given}; la del léxico es {wanted}</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/site.py" />
      <source>{site}: holds a page that is no site of Signer; choose another folder</source>
      <translation>{site}: contiene una página que no es de Signer; elegir otra carpeta</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/reviewing/answers.py" />
      <source>{number:,} reviewers</source>
      <translation>
        <numerusform>{number:,} revisor</numerusform>
        <numerusform>{number:,} revisores</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/free_ways.py" />
      <source>an arc of {height_mm:.0f} mm, turned by {plane_deg:.0f}°</source>
      <translation>un arco de {height_mm:.0f} mm, girado {plane_deg:.0f}°</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/free_ways.py" />
      <source>the way of itself</source>
      <translation>el camino por sí solo</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/gaps.py" />
      <source>the library has no such sign; choose another one, write it, or spell it</source>
      <translation>la biblioteca no tiene esa seña; elegir otra, escribirla o deletrearla</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/gaps.py" />
      <source>the library has no such sign, and it cannot be spelled; choose another one, or write it</source>
      <translation>la biblioteca no tiene esa seña, y no se puede deletrear; elegir otra, o escribirla</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/gaps.py" />
      <source>{gloss} (gloss {number})</source>
      <translation>{gloss} (glosa {number})</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/gaps.py" />
      <source>Spell gaps</source>
      <translation>Deletrear huecos</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/gaps.py" />
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Leave pauses</source>
      <translation>Dejar pausas</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/glosses.py" />
      <source>there is no letter for {told}; write it with a to z, their marks, and digits</source>
      <translation>no hay letra para {told}; escribirlo con a a z, sus signos y cifras</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/glosses.py" />
      <source>there is nothing to spell in it, no letter and no digit</source>
      <translation>no hay nada que deletrear, ni letra ni cifra</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/glosses.py" />
      <source>{word}: a pause lasts at most {most} s; type ({most}s), and again for a longer one</source>
      <translation>{word}: una pausa dura como máximo {most} s; escribir ({most}s), y otra vez para una más larga</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>only a newer Signer knows what this is; it takes no time</source>
      <translation>solo un Signer más nuevo sabe qué es esto; no ocupa tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>points at nobody; choose a place</source>
      <translation>no señala a nadie; elegir un punto</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>is pinned to {at_s:.2f} s, but the hands get there at {reached_s:.2f} s; pin it later, or make quicker what comes before</source>
      <translation>está anclado a {at_s:.2f} s, pero las manos llegan a los {reached_s:.2f} s; anclarlo más tarde, o acelerar lo anterior</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>none that is free was found</source>
      <translation>no se halló ninguno libre</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>give it more time, or set an arc</source>
      <translation>dar más tiempo, o poner un arco</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>its path was set so</source>
      <translation>su trayectoria se puso así</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>set another one, or let it be "Free of the body, by itself"</source>
      <translation>poner otra, o dejar “Libre del cuerpo, por sí sola”</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>on the way to {after} the {part} is {depth_mm:.1f} mm inside the {into} at {time_s:.2f} s, {over_mm:.1f} mm more than flesh gives; {why}: {mend}</source>
      <translation>en el camino a {after}, {part}: {depth_mm:.1f} mm dentro de: {into}, a los {time_s:.2f} s, {over_mm:.1f} mm más de lo que cede la carne; {why}: {mend}</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>the sentence lasts {end_s:.0f} s; at most {longest_s:.0f} s can be, make it two</source>
      <translation>la oración dura {end_s:.0f} s; puede durar {longest_s:.0f} s como máximo, hacer dos</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/proposing.py" />
      <source>Lay {name}</source>
      <translation>Poner {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/proposing.py" />
      <source>Lay proposed grammar</source>
      <translation>Poner la gramática propuesta</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/proposing.py" />
      <source>{names} over {over}</source>
      <translation>{names} sobre {over}</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/rates.py" />
      <source>rates and transitions are not reviewed by signers yet</source>
      <translation>los tempos y las transiciones aún no están revisados por personas que señan</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/scopes.py" />
      <source>) closes nothing: type what begins there before the first gloss, as t(, or delete it</source>
      <translation>) no cierra nada: escribir lo que empieza antes de la primera glosa, como t(, o borrarlo</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/scopes.py" />
      <source>{name}( is no marking{did_you_mean}; there are {known}, and each signal by its id</source>
      <translation>{name}( no es una marcación{did_you_mean}; existen {known}, y cada señal por su id</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/scopes.py" />
      <source>{gloss} is not closed over a gloss: type ) after its last gloss, or delete it</source>
      <translation>{gloss} no se cierra sobre una glosa: escribir ) tras su última glosa, o borrarlo</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/scopes.py" />
      <source>{gloss} needs somebody whose place it is, as {name}:mary(</source>
      <translation>{gloss} necesita a alguien a quien pertenezca el punto, como {name}:mary(</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/scopes.py" />
      <source>{gloss} takes no name: type {name}(</source>
      <translation>{gloss} no lleva nombre: escribir {name}(</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/spans.py" />
      <source>{signal} of the sign at {time_s:.2f} s gives way to one of the sentence</source>
      <translation>{signal} de la seña en {time_s:.2f} s cede ante una señal de la oración</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/spans.py" />
      <source>a span</source>
      <translation>un tramo</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>Git is not installed here: who changed what cannot be told.</source>
      <translation>Git no está instalado aquí: no se puede saber quién cambió qué.</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>This shelf is no checkout of git: who changed what is not kept.</source>
      <translation>Este estante no es una copia de trabajo de git: no se guarda quién cambió qué.</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>Git does not keep this file yet: it was not committed.</source>
      <translation>Git aún no guarda este archivo: no se hizo commit.</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>Git did not answer within {patience_s:g} s: is the disk of the shelf connected?</source>
      <translation>Git no respondió en {patience_s:g} s: ¿está conectado el disco del estante?</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>Git could not be asked: {part}.</source>
      <translation>No se pudo consultar a Git: {part}.</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>Git does not tell: {told}</source>
      <translation>Git no lo dice: {told}</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>must be a whole path; only the user's own shelf has none</source>
      <translation>debe ser una ruta completa; solo el estante propio no tiene ninguna</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>the name of a shelf has no stroke in it; leave it out</source>
      <translation>el nombre de un estante no lleva barra; quitarla</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>cannot be made: {error}</source>
      <translation>no se puede crear: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>there is no such folder; make it first</source>
      <translation>no existe esa carpeta; crearla primero</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>it is the shelf {same} already</source>
      <translation>ya es el estante {same}</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>your own shelf stays on the list; it can be moved</source>
      <translation>el estante propio sigue en la lista; se puede mover</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>there is no such shelf; there are {shelves}</source>
      <translation>no existe ese estante; hay {shelves}</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/shelf.py" />
      <source>My own</source>
      <translation>Mi estante</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/shelf.py" />
      <source>shelf {name}: the folder {folder} may not be read; change its permissions</source>
      <translation>estante {name}: no se permite leer la carpeta {folder}; cambiar sus permisos</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/shelf.py" />
      <source>shelf {name}: the folder {folder} is not there; connect its disk, or take the shelf off the list</source>
      <translation>estante {name}: la carpeta {folder} no está; conectar su disco, o quitar el estante de la lista</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/things.py" />
      <source>it is no longer on any shelf</source>
      <translation>ya no está en ningún estante</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/things.py" />
      <source>this shelf is read-only; keep it under another name, on your own</source>
      <translation>este estante es de solo lectura; conservarlo con otro nombre en el propio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/app.py" />
      <source>signer: no font is installed, so every letter would be a box. Install one and start again, on Debian and Ubuntu: apt install fonts-inter fonts-dejavu-core</source>
      <translation>signer: no hay ninguna fuente instalada, así que cada letra sería un cuadro. Instalar una y volver a iniciar; en Debian y Ubuntu: apt install fonts-inter fonts-dejavu-core</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/app.py" />
      <source>there is no screen to open the editor on; set DISPLAY, or use check, info, export or render</source>
      <translation>no hay pantalla en la que abrir el editor; definir DISPLAY, o usar check, info, export o render</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/app.py" />
      <source>Something went wrong in Signer itself.</source>
      <translation>Algo falló en el propio Signer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/app.py" />
      <source>The last action may be incomplete. Your sign is still open: undo the last step, or save it under a new name and start again. The details below help whoever mends this.</source>
      <translation>La última acción puede estar incompleta. La seña sigue abierta: deshacer el último paso, o guardarla con otro nombre y volver a iniciar. Los detalles de abajo ayudan a quien lo repare.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/contacts.py" />
      <source>Bringing the hand to the other one.</source>
      <translation>Llevando la mano a la otra.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/contacts.py" />
      <source>Bringing both hands to each other.</source>
      <translation>Llevando las dos manos una hacia la otra.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>This was written from {name} in {folder}, which is not beside it. Open film shows it.</source>
      <translation>Esto se escribió a partir de {name}, en {folder}, que no está al lado. “Abrir película” la muestra.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>{path} is no file of this machine. Save the film beside the sign.</source>
      <translation>{path} no es un archivo de esta máquina. Guardar la película junto a la seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>Looking at {name}…</source>
      <translation>Examinando {name}…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>{name} is not in {parent} any more. Show where it is now.</source>
      <translation>{name} ya no está en {parent}. Mostrar dónde está ahora.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>{name} is another film than the one that this sign was written from.</source>
      <translation>{name} es otra película que aquella de la que se escribió esta seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <location filename="../../../signer/studio/background/film_copying.py" />
      <source>The film</source>
      <translation>La película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>{name} was replaced by another program. The film is shown as it was; Film &gt; Read the film again takes the new one.</source>
      <translation>Otro programa reemplazó {name}. La película se muestra como era; Película &gt; Releer la película toma la nueva.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>{name} was moved or removed. It is shown from its copy.</source>
      <translation>{name} se movió o se quitó. Se muestra desde su copia.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film_copying.py" />
      <source>The film cannot be read: no other process can be started here</source>
      <translation>La película no se puede leer: aquí no se puede iniciar otro proceso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film_copying.py" />
      <source>{name}: its decoder ended over it; it is damaged</source>
      <translation>{name}: su decodificador terminó al leerlo; el archivo está dañado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film_copying.py" />
      <source>The copy of the film is gone; open the film again</source>
      <translation>La copia de la película ya no está; abrir la película otra vez</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film_copying.py" />
      <source>{name}: reading it does not come to an end; it is damaged</source>
      <translation>{name}: la lectura no llega a su fin; el archivo está dañado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/free_ways.py" />
      <source>The way goes round what was in it. Ctrl+Z takes it back with the step.</source>
      <translation>El camino rodea aquello dentro de lo que estaba. Ctrl+Z lo revierte junto con el paso.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/free_ways.py" />
      <source>Rising and sinking take as long as they need. Ctrl+Z takes it back with the step.</source>
      <translation>Subir y bajar duran lo que necesitan. Ctrl+Z lo revierte junto con el paso.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/free_ways.py" />
      <source>Lead ways round</source>
      <translation>Rodear con los caminos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/insides.py" />
      <source>{depth_mm:.0f} mm in the {into}</source>
      <translation>{depth_mm:.0f} mm dentro de: {into}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/searching.py" />
      <source>Stopped. Nothing has changed.</source>
      <translation>Detenido. Nada ha cambiado.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/searching.py" />
      <source>The sign has changed meanwhile: ask again.</source>
      <translation>La seña cambió entretanto: preguntar otra vez.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/searching.py" />
      <source>{words} Esc stops.</source>
      <translation>{words} Esc detiene.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/actions.py" />
      <source>File</source>
      <translation>Archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/actions.py" />
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Edit</source>
      <translation>Editar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/actions.py" />
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <location filename="../../../signer/studio/docks/header.py" />
      <location filename="../../../signer/studio/files/import_sources.py" />
      <location filename="../../../signer/studio/window.py" />
      <source>Sign</source>
      <translation>Seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/actions.py" />
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>View</source>
      <translation>Ver</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/actions.py" />
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>Help</source>
      <translation>Ayuda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/avatar_acts.py" />
      <source>My signer</source>
      <translation>Mi figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/avatar_acts.py" />
      <source>The avatar cannot be shown.</source>
      <translation>El avatar no se puede mostrar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/avatar_acts.py" />
      <source>The avatar cannot be kept.</source>
      <translation>El avatar no se puede guardar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/avatar_acts.py" />
      <source>Find the file of {name}</source>
      <translation>Buscar el archivo de {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>The hand is on no way here.</source>
      <translation>Aquí la mano no va por ningún camino.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>This way leads through nothing.</source>
      <translation>Este camino no atraviesa nada.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>No arc was found that leads round; another key between would.</source>
      <translation>No se halló arco que lo rodee; otra clave en medio serviría.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>Looking for a way out.</source>
      <translation>Buscando una salida.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>Looking for a way round.</source>
      <translation>Buscando un rodeo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>Bring the hand &amp;clear</source>
      <translation>&amp;Liberar la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>Lead the way r&amp;ound</source>
      <translation>&amp;Rodear con el camino</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>&amp;Stop looking</source>
      <translation>&amp;Dejar de buscar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>Led round by {words}.</source>
      <translation>Rodeado con {words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/drops.py" />
      <source>signs, sentences, handshapes, signals, films, {held}</source>
      <translation>señas, oraciones, formas de mano, señales, películas, {held}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/drops.py" />
      <source>{name} cannot be opened: Signer opens {kinds}.</source>
      <translation>{name} no se puede abrir: Signer abre {kinds}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/drops.py" />
      <source>{count} files were dropped, and none was opened: drop one at a time.</source>
      <translation>Se soltaron {count} archivos y no se abrió ninguno: soltar uno a la vez.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/drops.py" />
      <source>Only a file on this computer can be opened: save it first, then drop it.</source>
      <translation>Solo se puede abrir un archivo de este equipo: guardarlo primero y luego soltarlo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>There is nothing that asks for another blink: no end of a marker, role shift or wide gaze.</source>
      <translation>Nada pide otro parpadeo: ningún final de marcador, cambio de rol ni mirada amplia.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>Choose a question or another marker, or a key under it: its last sign is held longer.</source>
      <translation>Elegir una pregunta u otro marcador, o una clave debajo: su última seña se sostiene más.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>Choose the bar of a signal on the timeline: its recipe is written into the sign.</source>
      <translation>Elegir la barra de una señal en la línea de tiempo: su receta se escribe en la seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>The recipe stands in the sign now, and follows no later inventory.</source>
      <translation>La receta está ahora en la seña y no sigue ningún inventario posterior.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>&amp;Copy the face</source>
      <translation>&amp;Copiar la cara</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>Suggest &amp;blinks</source>
      <translation>Sugerir &amp;parpadeos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>Hold the &amp;last sign under a marker longer</source>
      <translation>&amp;Sostener más la última seña bajo un marcador</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>&amp;Fix the recipe of a signal in this sign</source>
      <translation>&amp;Fijar la receta de una señal en esta seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>&amp;Keep this face as a signal…</source>
      <translation>&amp;Guardar esta cara como señal…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>&amp;Import a signal…</source>
      <translation>&amp;Importar una señal…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>A blink is</source>
      <translation>Se puso un parpadeo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>{count} blinks are</source>
      <translation>Se pusieron {count} parpadeos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>{words} set, which can be moved and taken away.</source>
      <translation>{words}; se puede mover y quitar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>The last sign is held longer.</source>
      <translation>La última seña se sostiene más.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>There is no film beside this sign: Sign &gt; Film &gt; Open a film.</source>
      <translation>No hay película junto a esta seña: Seña &gt; Película &gt; Abrir película.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>There are no marks yet: while the film plays, press J where a hold begins and where it ends.</source>
      <translation>Aún no hay marcas: mientras corre la película, pulsar J donde empieza una pausa y donde termina.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>All keys that came from marks have their shape or place now.</source>
      <translation>Todas las claves hechas de marcas ya tienen su forma o lugar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Dominant hand</source>
      <translation>Mano dominante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Base hand</source>
      <translation>Mano base</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Open a film…</source>
      <translation>&amp;Abrir película…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Read the film again</source>
      <translation>&amp;Releer la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Take the film &amp;away</source>
      <translation>&amp;Quitar la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Beside the figure</source>
      <translation>Al &amp;lado de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Under the figure</source>
      <translation>&amp;Debajo de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>O&amp;ver the figure</source>
      <translation>&amp;Encima de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Figure's out&amp;line over the film</source>
      <translation>Contor&amp;no de la figura sobre la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Mirror the film</source>
      <translation>Re&amp;flejar la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Film &amp;begins here</source>
      <translation>La película em&amp;pieza aquí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Film &amp;ends here</source>
      <translation>La película &amp;termina aquí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Whole film</source>
      <translation>Película c&amp;ompleta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Match &amp;camera…</source>
      <translation>&amp;Igualar cámara…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Landmarks over the film</source>
      <translation>Puntos de referencia &amp;sobre la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <location filename="../../../signer/studio/files/format_choice.py" />
      <location filename="../../../signer/studio/widgets/film_picture.py" />
      <source>Film</source>
      <translation>Película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Film alone a frame back</source>
      <translation>Solo la película, un cuadro atrás</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Film alone a frame on</source>
      <translation>Solo la película, un cuadro adelante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Pin this frame to this moment</source>
      <translation>Anclar este cuadro a este &amp;momento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Take the nearest pin ou&amp;t</source>
      <translation>Quitar el an&amp;cla más cercana</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Mark the &amp;dominant hand</source>
      <translation>Marcar la mano &amp;dominante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Mark the ba&amp;se hand</source>
      <translation>Marcar la mano &amp;base</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Mark bot&amp;h hands</source>
      <translation>Marcar las dos &amp;manos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Take the last mark bac&amp;k</source>
      <translation>Q&amp;uitar la última marca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Make &amp;keys of the marks</source>
      <translation>&amp;Hacer claves de las marcas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Next key to fill</source>
      <translation>Siguiente cla&amp;ve por llenar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Open a film: {missing}</source>
      <translation>Abrir una película: {missing}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>{name} took the place of {name2}; Undo brings that back.</source>
      <translation>{name} tomó el lugar de {name2}; Deshacer lo recupera.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Pinned: this frame of the film belongs to this moment.</source>
      <translation>Anclado: este cuadro de la película corresponde a este momento.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>The film has no pins.</source>
      <translation>La película no tiene anclas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>The film would end before it begins; move the playhead first.</source>
      <translation>La película terminaría antes de empezar; mover primero el cabezal.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>hold begins</source>
      <translation>empieza la pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>hold ends</source>
      <translation>termina la pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>{hands}: {words} at {part:.2f} s.</source>
      <translation>{hands}: {words} a los {part:.2f} s.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>{count} to fill: choose handshape and place, then Ctrl+J for the next.</source>
      <translation>{count} por llenar: elegir forma de mano y lugar, luego Ctrl+J para la siguiente.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Two keys are needed to take turns; this hand has fewer.</source>
      <translation>Para alternar hacen falta dos claves; esta mano tiene menos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>This hand has no keys to mirror.</source>
      <translation>Esta mano no tiene claves que reflejar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Only a hand all of whose keys are in space can be followed by the other one beside it.</source>
      <translation>Solo una mano con todas sus claves en el espacio puede ser seguida por la otra a su lado.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>The other hand has no key at this time.</source>
      <translation>La otra mano no tiene clave en este momento.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>The other hand does that already.</source>
      <translation>La otra mano ya lo hace.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <location filename="../../../signer/studio/library/window.py" />
      <source>Two hands</source>
      <translation>Dos manos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Work on the &amp;other hand</source>
      <translation>Trabajar en la &amp;otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>&amp;Mirror to the other hand</source>
      <translation>&amp;Reflejar en la otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>&amp;Copy to the other hand</source>
      <translation>&amp;Copiar a la otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Same &amp;arm for the other hand</source>
      <translation>Mismo &amp;brazo para la otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Mirror the &amp;whole hand</source>
      <translation>Reflejar &amp;toda la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>A&amp;lternate the hands</source>
      <translation>&amp;Alternar las manos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Move side b&amp;y side</source>
      <translation>Mover &amp;lado a lado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>&amp;Both hands meet</source>
      <translation>Las &amp;dos manos se encuentran</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>text field</source>
      <translation>campo de texto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>list that is searched</source>
      <translation>lista en la que se busca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>picture with dots</source>
      <translation>imagen con puntos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>dial or bar</source>
      <translation>dial o barra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>row of mouths</source>
      <translation>fila de bocas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>pad of directions</source>
      <translation>panel de direcciones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>curve of speed</source>
      <translation>curva de velocidad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>one of a row of choices</source>
      <translation>una de una fila de opciones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>button or tick</source>
      <translation>botón o casilla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>There is no life in this sign: give it some first, by Sign &gt; Life &gt; Life.</source>
      <translation>No hay vida en esta seña: darle primero, con Seña &gt; Vida &gt; Vida.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>A sentence does this by itself as far as its life asks; enter a sign to change that one.</source>
      <translation>Una oración lo hace por sí sola hasta donde su vida lo pide; entrar en una seña para cambiar solo esa.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>There is no life in it: nothing to put back.</source>
      <translation>No hay vida en ella: nada que restablecer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>No hold of this sign has time to give, and hands have theirs up and down.</source>
      <translation>Ninguna pausa de esta seña tiene tiempo que dar, y las manos ya tienen el suyo al subir y bajar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>Free holds have given time to the ways beside them; hands take theirs up and down.</source>
      <translation>Las pausas libres dieron tiempo a los caminos vecinos; las manos toman el suyo al subir y bajar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>Life is written as spans now; hands flow no longer.</source>
      <translation>La vida está escrita ahora como tramos; las manos ya no fluyen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>&amp;Life…</source>
      <translation>&amp;Vida…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>Loosen &amp;holds</source>
      <translation>&amp;Aflojar pausas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>&amp;Write as keys</source>
      <translation>&amp;Escribir como claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>&amp;Put life back to 0</source>
      <translation>&amp;Poner la vida en 0</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Dark</source>
      <translation>Oscuro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Light</source>
      <translation>Claro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>As the system</source>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Looking which contacts this body meets.</source>
      <translation>Viendo qué contactos alcanza este cuerpo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>{title_of} shows the sign now and meets all of it; its file stays as it is.</source>
      <translation>{title_of} muestra ahora la seña y la alcanza toda; su archivo queda como está.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source> ({before} before)</source>
      <translation> (antes {before})</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>1 key of this sign is</source>
      <translation>1 clave de esta seña no se alcanza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>{after} keys of this sign are</source>
      <translation>{after} claves de esta seña no se alcanzan</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>{keys} not met on this body{were}: see Problems, Ctrl+P.</source>
      <translation>{keys} en este cuerpo{were}: ver Problemas, Ctrl+P.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>New from &amp;template</source>
      <translation>Nueva desde &amp;plantilla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Open &amp;recent</source>
      <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Open e&amp;xample</source>
      <translation>Abrir &amp;ejemplo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>At &amp;rest</source>
      <translation>En repo&amp;so</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Keys</source>
      <translation>&amp;Claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Brea&amp;kdown between two keys</source>
      <translation>&amp;Intermedio entre dos claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>P&amp;osture</source>
      <translation>P&amp;ostura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Se&amp;ntence</source>
      <translation>&amp;Oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>T&amp;wo hands</source>
      <translation>&amp;Dos manos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Li&amp;fe</source>
      <translation>&amp;Vida</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Fa&amp;ce</source>
      <translation>Ca&amp;ra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Playhead</source>
      <translation>Ca&amp;bezal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;New signs and sentences</source>
      <translation>&amp;Nuevas señas y oraciones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>&amp;Film</source>
      <translation>&amp;Película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Choose</source>
      <translation>&amp;Elegir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Theme</source>
      <translation>&amp;Tema</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Language</source>
      <translation>&amp;Idioma</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Si&amp;gner</source>
      <translation>&amp;Figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Panels</source>
      <translation>&amp;Paneles</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Compare with</source>
      <translation>&amp;Comparar con</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <location filename="../../../signer/studio/sentences/menus.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Nobody</source>
      <translation>Nadie</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>C&amp;ustomise…</source>
      <translation>&amp;Personalizar…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Learn an avatar…</source>
      <translation>&amp;Aprender un avatar…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>The window speaks it from the next start of Signer on.</source>
      <translation>La ventana lo habla a partir del próximo inicio de Signer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>No recent files</source>
      <translation>Sin archivos recientes</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Forget these</source>
      <translation>Olvidar estos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <location filename="../../../signer/studio/files/file_menu.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{name} could not be read.</source>
      <translation>{name} no se pudo leer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>No sentence is open: File &gt; New sentence begins one, and this menu starts one with the open sign.</source>
      <translation>No hay oración abierta: Archivo &gt; Nueva oración empieza una, y este menú inicia una con la seña abierta.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>Put in a &amp;pause…</source>
      <translation>Insertar una &amp;pausa…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Change the keys of the sign</source>
      <translation>&amp;Cambiar las claves de la seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Mirror the items</source>
      <translation>Refle&amp;jar los elementos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;One hand</source>
      <translation>&amp;Una mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Duplicate the items</source>
      <translation>&amp;Duplicar los elementos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Spell instead</source>
      <translation>Dele&amp;trear en su lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Begin at the playhead</source>
      <translation>&amp;Empezar en el cabezal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Tempo of the items…</source>
      <translation>Te&amp;mpo de los elementos…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Quicker</source>
      <translation>Más &amp;rápido</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>S&amp;lower</source>
      <translation>Más &amp;lento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Update all from the library</source>
      <translation>&amp;Actualizar todo desde la biblioteca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Start a sentence with this sign</source>
      <translation>&amp;Iniciar una oración con esta seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Back to the sentence</source>
      <translation>&amp;Volver a la oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>Nothing is guessed in this sign: guesses come with drafts of notation, tables and films.</source>
      <translation>Nada está conjeturado en esta seña: las conjeturas vienen con borradores de notación, tablas y películas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;History…</source>
      <translation>&amp;Historial…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;Problems…</source>
      <translation>Proble&amp;mas…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;Guesses and proposals…</source>
      <translation>Conjeturas &amp;y propuestas…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;Who stands where…</source>
      <translation>&amp;Quién está dónde…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>Spelling practi&amp;ce…</source>
      <translation>Práctica de d&amp;eletreo…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;Help</source>
      <translation>&amp;Ayuda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>A &amp;first sign, step by step</source>
      <translation>Una &amp;primera seña, paso a paso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;Shortcuts</source>
      <translation>A&amp;tajos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>Solver &amp;lab</source>
      <translation>&amp;Laboratorio de solucionadores</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;About Signer</source>
      <translation>A&amp;cerca de Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;New sign</source>
      <translation>&amp;Nueva seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>New s&amp;entence</source>
      <translation>Nueva &amp;oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Open…</source>
      <translation>&amp;Abrir…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Library of signs…</source>
      <translation>&amp;Biblioteca de señas…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Save</source>
      <translation>&amp;Guardar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Save &amp;as…</source>
      <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Revert to saved</source>
      <translation>&amp;Volver a lo guardado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Import a&amp;nnotations or notation…</source>
      <translation>&amp;Importar anotaciones o notación…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>New sign from a &amp;film…</source>
      <translation>Nueva seña &amp;desde una película…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Tables of si&amp;gns…</source>
      <translation>&amp;Tablas de señas…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Read a &amp;table of signs…</source>
      <translation>&amp;Leer una tabla de señas…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Import a handshape…</source>
      <translation>Importar una &amp;forma de mano…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Export animation…</source>
      <translation>E&amp;xportar animación…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Clip for slides…</source>
      <translation>&amp;Clip para diapositivas…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Publish on a web site…</source>
      <translation>P&amp;ublicar en un sitio web…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Copy em&amp;bed code</source>
      <translation>Copiar código &amp;HTML de inserción</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Quit</source>
      <translation>&amp;Salir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>starting a draft</source>
      <translation>empezar un borrador</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Export as SiGML (Ctrl+E) lists them.</source>
      <translation>“Exportar” como SiGML (Ctrl+E) las enumera.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>No easier posture is known for this key.</source>
      <translation>No se conoce postura más fácil para esta clave.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Right hand is dominant</source>
      <translation>&amp;La mano derecha es dominante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Left hand is dominant</source>
      <translation>La mano i&amp;zquierda es dominante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Auto-key</source>
      <translation>Clave &amp;automática</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Deshacer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Rehacer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Cu&amp;t keys</source>
      <translation>Cor&amp;tar claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Copy keys</source>
      <translation>&amp;Copiar claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Copy as Ha&amp;mNoSys</source>
      <translation>Copiar como Ha&amp;mNoSys</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Paste keys at the playhead</source>
      <translation>&amp;Pegar claves en el cabezal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Delete keys</source>
      <translation>&amp;Eliminar claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Del</source>
      <translation>Supr</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Select &amp;all keys of the track</source>
      <translation>&amp;Seleccionar todas las claves de la pista</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Details…</source>
      <translation>De&amp;talles…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Rela&amp;x elbow</source>
      <translation>Rela&amp;jar codo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Relax &amp;wrist and elbow</source>
      <translation>Relajar m&amp;uñeca y codo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Take the &amp;easier posture</source>
      <translation>Tomar la postura más &amp;fácil</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Set &amp;key</source>
      <translation>Poner &amp;clave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Copied {count} symbols of HamNoSys{listed}</source>
      <translation>Se copiaron {count} símbolos de HamNoSys{listed}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/templates.py" />
      <source>A &amp;question</source>
      <translation>Una &amp;pregunta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/templates.py" />
      <source>A &amp;list</source>
      <translation>Una &amp;lista</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/templates.py" />
      <source>A &amp;dialogue of two places</source>
      <translation>Un &amp;diálogo entre dos puntos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/templates.py" />
      <source>A sign on a &amp;base hand</source>
      <translation>Una seña sobre una mano &amp;base</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/templates.py" />
      <source>The template could not be read.</source>
      <translation>La plantilla no se pudo leer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>The playhead is not between two keys of this hand.</source>
      <translation>El cabezal no está entre dos claves de esta mano.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>There is a key here already. Alt+B sets it anew, at any share of the way between its neighbours.</source>
      <translation>Aquí ya hay una clave. Alt+B la pone de nuevo, en cualquier parte del camino entre sus vecinas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>There is no marker under the playhead.</source>
      <translation>No hay marcador bajo el cabezal.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>A &amp;quarter</source>
      <translation>Un &amp;cuarto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Half-way</source>
      <translation>&amp;Mitad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Three quarters</source>
      <translation>&amp;Tres cuartos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Playhead</source>
      <translation>Cabezal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Play or pause</source>
      <translation>&amp;Reproducir o detener</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Frame &amp;back</source>
      <translation>Cuadro a&amp;trás</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Frame &amp;on</source>
      <translation>Cuadro a&amp;delante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Key &amp;before</source>
      <translation>Clave a&amp;nterior</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Key &amp;after</source>
      <translation>Clave &amp;siguiente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>To the &amp;start</source>
      <translation>Al &amp;inicio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>To the &amp;end</source>
      <translation>Al &amp;final</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Slower</source>
      <translation>Más &amp;lento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Faster</source>
      <translation>Más &amp;rápido</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Play fro&amp;m here</source>
      <translation>Reproducir &amp;desde aquí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Play &amp;up to here</source>
      <translation>Reproducir &amp;hasta aquí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Play the &amp;chosen keys</source>
      <translation>Reproducir las claves &amp;elegidas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Play the &amp;whole sign</source>
      <translation>Reproducir &amp;toda la seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Breakdown</source>
      <translation>Intermedio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>At any &amp;share…</source>
      <translation>En cualquier &amp;parte…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Delete keys and close &amp;up</source>
      <translation>Eliminar claves y &amp;cerrar el hueco</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Ripple: later keys go along</source>
      <translation>Arrastre: las c&amp;laves posteriores acompañan</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>P&amp;ostures move as one</source>
      <translation>Las post&amp;uras se mueven juntas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Set or &amp;write a marker…</source>
      <translation>Poner o escribir un &amp;marcador…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Delete the mar&amp;ker</source>
      <translation>Eliminar el marcad&amp;or</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Later keys go along with what is moved.</source>
      <translation>Las claves posteriores acompañan lo que se mueve.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Only what is chosen moves.</source>
      <translation>Solo se mueve lo elegido.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Keys of both hands and shoulders at one moment move as one; each hold is trimmed by itself.</source>
      <translation>Las claves de ambas manos y hombros en un mismo momento se mueven juntas; cada pausa se recorta por separado.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Every key moves by itself.</source>
      <translation>Cada clave se mueve por separado.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Choose two keys or more: what lies between them is played.</source>
      <translation>Elegir dos claves o más: se reproduce lo que hay entre ellas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>&amp;Onion skin: keys beside this one</source>
      <translation>Papel ce&amp;bolla: claves vecinas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>Trail of the &amp;hand</source>
      <translation>Rastro de la &amp;mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>Choose</source>
      <translation>Elegir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>&amp;Line from shoulder to articulator</source>
      <translation>&amp;Línea del hombro a la parte de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>&amp;Angles of the arm</source>
      <translation>&amp;Ángulos del brazo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>C&amp;urves over time</source>
      <translation>C&amp;urvas en el tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>Offer &amp;easier postures</source>
      <translation>&amp;Ofrecer posturas más fáciles</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>&amp;Darker skin, light shirt</source>
      <translation>Piel más o&amp;scura, camisa clara</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>New keys &amp;move as people do</source>
      <translation>Las claves &amp;nuevas se mueven como las personas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>Rows of &amp;face, head and torso</source>
      <translation>&amp;Filas de cara, cabeza y torso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>Rows of all &amp;tracks, also empty ones</source>
      <translation>Filas de &amp;todas las pistas, también las vacías</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/window_commands.py" />
      <source>&amp;Undo </source>
      <translation>&amp;Deshacer: </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/window_commands.py" />
      <source>&amp;Redo </source>
      <translation>&amp;Rehacer: </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/hand_dock.py" />
      <source>Work on the right hand (H changes hands)</source>
      <translation>Trabajar en la mano derecha (H cambia de mano)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/hand_dock.py" />
      <source>Work on the left hand (H changes hands)</source>
      <translation>Trabajar en la mano izquierda (H cambia de mano)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/hand_dock.py" />
      <source>What of the hand</source>
      <translation>Qué de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/hand_dock.py" />
      <source>Hand that is worked on</source>
      <translation>Mano en la que se trabaja</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Gloss, translation, notes, author, licence, frame rate (Ctrl+I)</source>
      <translation>Glosa, traducción, notas, autor, licencia, cuadros por segundo (Ctrl+I)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Undo (Ctrl+Z)</source>
      <translation>Deshacer (Ctrl+Z)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Redo (Ctrl+Shift+Z)</source>
      <translation>Rehacer (Ctrl+Mayús+Z)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Settle what is guessed or proposed (Ctrl+Shift+J)</source>
      <translation>Resolver lo conjeturado o propuesto (Ctrl+Mayús+J)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>The right hand is dominant</source>
      <translation>La mano derecha es dominante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>The left hand is dominant</source>
      <translation>La mano izquierda es dominante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Help (F1)</source>
      <translation>Ayuda (F1)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>{count} proposed</source>
      <translation>{count} propuestos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <location filename="../../../signer/studio/files/import_sources.py" />
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>Sentence</source>
      <translation>Oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>edited</source>
      <translation>modificado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Undo {what} (Ctrl+Z)</source>
      <translation>Deshacer: {what} (Ctrl+Z)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Redo {what} (Ctrl+Shift+Z)</source>
      <translation>Rehacer: {what} (Ctrl+Mayús+Z)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>Handshape (Ctrl+1)</source>
      <translation>Forma de mano (Ctrl+1)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>Part of the hand (Ctrl+2)</source>
      <translation>Parte de la mano (Ctrl+2)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>Contact, in Posture (Ctrl+4)</source>
      <translation>Contacto, en Postura (Ctrl+4)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>Place (Ctrl+3)</source>
      <translation>Lugar (Ctrl+3)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>Face: {said}</source>
      <translation>Cara: {said}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Handshape</source>
      <translation>Forma de mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Part of the hand</source>
      <translation>Parte de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>Contact</source>
      <translation>Contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>meets</source>
      <translation>se encuentra con</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/tables/reading.py" />
      <location filename="../../../signer/studio" />
      <source>Place</source>
      <translation>Lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>between keys, {signed}</source>
      <translation>entre claves, {signed}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>between keys</source>
      <translation>entre claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>rests</source>
      <translation>en reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>{where}; double-click a sign to change it.</source>
      <translation>{where}; doble clic en una seña para cambiarla.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>{where}; type glosses below.</source>
      <translation>{where}; escribir glosas abajo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>rests. Choose a handshape to set the first key.</source>
      <translation>en reposo. Elegir una forma de mano para poner la primera clave.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>change anything to set a key here.</source>
      <translation>cambiar algo para poner aquí una clave.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>press K to set a key here.</source>
      <translation>pulsar K para poner aquí una clave.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>between key {index} and key {index2}; {how}</source>
      <translation>entre la clave {index} y la clave {index2}; {how}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>{part} key; {how}</source>
      <translation>clave {part}; {how}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>after the last</source>
      <translation>tras la última</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>before the first</source>
      <translation>antes de la primera</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>palm {words}, fingers {words2}</source>
      <translation>palma {words}, dedos {words2}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Nothing is guessed in this sign.</source>
      <translation>Nada está conjeturado en esta seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Go on to the next guess of this sign (Tab)</source>
      <translation>Ir a la siguiente conjetura de esta seña (Tab)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Accept all above 95 % (Shift+Enter)</source>
      <translation>Aceptar todas las de más de 95 % (Mayús+Entrar)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>There is no other guess in this sign</source>
      <translation>No hay otra conjetura en esta seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>None of these guesses is above 95 %</source>
      <translation>Ninguna de estas conjeturas pasa de 95 %</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Show all places in this region (Right)</source>
      <translation>Mostrar todos los lugares de esta zona (Derecha)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Go back to the regions (Left)</source>
      <translation>Volver a las zonas (Izquierda)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>There is no other place in this region</source>
      <translation>No hay otro lugar en esta zona</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Accept</source>
      <translation>Aceptar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Settle it so (Enter)</source>
      <translation>Resolverlo así (Entrar)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Next guess</source>
      <translation>Siguiente conjetura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Accept what is sure</source>
      <translation>Aceptar lo seguro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>All places</source>
      <translation>Todos los lugares</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>{number} of {count}. </source>
      <translation>{number} de {count}. </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>All regions</source>
      <translation>Todas las zonas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>What it may be</source>
      <translation>Lo que puede ser</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drawing/film.py" />
      <source>it does not fit into {most:g} MB; allow more, or take a shorter part</source>
      <translation>no cabe en {most:g} MB; permitir más o tomar una parte más corta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drawing/film.py" />
      <source>the sign was not written from a film; leave --beside out</source>
      <translation>la seña no se escribió a partir de una película; omitir --beside</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/carried.py" />
      <source>The clipboard holds something else than keys, copied elsewhere: copy keys, then paste.</source>
      <translation>El portapapeles contiene otra cosa que claves, copiada en otra parte: copiar claves y luego pegar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/carried.py" />
      <source>The clipboard holds no glosses: copy items of a sentence, or a line of glosses.</source>
      <translation>El portapapeles no contiene glosas: copiar elementos de una oración, o una línea de glosas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/carried.py" />
      <source>The clipboard holds {count} words; a sentence has at most {most_items} items.</source>
      <translation>El portapapeles contiene {count} palabras; una oración tiene como máximo {most_items} elementos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/carried.py" />
      <source>The clipboard holds no line of glosses: {foreign} is none.</source>
      <translation>El portapapeles no contiene una línea de glosas: {foreign} no lo es.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>There is no signal over what is chosen.</source>
      <translation>No hay señal sobre lo elegido.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>No key is chosen: click one on the timeline, or put the playhead on it.</source>
      <translation>No hay clave elegida: hacer clic en una en la línea de tiempo, o poner el cabezal sobre ella.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Copied {count}. Put the playhead where they go and paste.</source>
      <translation>Copiado: {count}. Poner el cabezal donde van y pegar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>one signal</source>
      <translation>una señal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>{count} signals</source>
      <translation>{count} señales</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Put the playhead where they go</source>
      <translation>Poner el cabezal donde van</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Choose the keys that they go over</source>
      <translation>Elegir las claves sobre las que van</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Copied {count}. {where} and paste.</source>
      <translation>Copiado: {count}. {where} y pegar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Nothing was copied yet.</source>
      <translation>Aún no se copió nada.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Paste {count}</source>
      <translation>Pegar {count}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Paste face</source>
      <translation>Pegar cara</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>a key</source>
      <translation>una clave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>{number} keys</source>
      <translation>{number} claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/detent.py" />
      <source>{words} Pull on to go there all the same.</source>
      <translation>{words} Seguir arrastrando para ir allí de todos modos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/open_sentence.py" />
      <source>This is the sentence as it is performed. Double-click one of its signs (or choose it and press Enter) to change its keys.</source>
      <translation>Esta es la oración tal como se seña. Doble clic en una de sus señas (o elegirla y pulsar Entrar) para cambiar sus claves.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/open_sentence.py" />
      <source>Signals of the sentence begin and end with its items: drag the ends of their lines over the glosses.</source>
      <translation>Las señales de la oración empiezan y terminan con sus elementos: arrastrar los extremos de sus líneas sobre las glosas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/open_sentence.py" />
      <source>That was outside of the sign: the whole sentence is shown again.</source>
      <translation>Eso estaba fuera de la seña: se muestra de nuevo toda la oración.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/open_sentence.py" />
      <source>{} is made by its letters or numbers; only signs have keys of their own to enter.</source>
      <translation>{} se compone de letras o números; solo las señas tienen claves propias en las que entrar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/open_sentence.py" />
      <source>This item</source>
      <translation>Este elemento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <source>There is nothing yet over which a signal could lie: type a gloss first.</source>
      <translation>Aún no hay nada sobre lo que pueda ir una señal: escribir primero una glosa.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <source>A look from one place to another is set within a sign: double-click the sign first.</source>
      <translation>Una mirada de un punto a otro se pone dentro de una seña: primero doble clic en la seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>over what is chosen</source>
      <translation>sobre lo elegido</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <source>over {found}</source>
      <translation>sobre {found}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <source>over {found} to {part}</source>
      <translation>sobre {found} a {part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <source>Over {part}</source>
      <translation>Sobre {part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <location filename="../../../signer/studio/editing/signals.py" />
      <source>Remove {name}</source>
      <translation>Quitar {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <location filename="../../../signer/studio/editing/signals.py" />
      <source>Look there no longer</source>
      <translation>Dejar de mirar allí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/session.py" />
      <source>No key here. Press K to set one, or switch Auto-key on.</source>
      <translation>Aquí no hay clave. Pulsar K para poner una, o activar “Clave automática”.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/session.py" />
      <source>Torso and head go a little with this far reach: spans under Face and body, which can be deleted.</source>
      <translation>Torso y cabeza acompañan un poco este alcance tan amplio: tramos en Cara y cuerpo, que se pueden eliminar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/session.py" />
      <source>Choose a signal in Face (Ctrl+7): it is set here.</source>
      <translation>Elegir una señal en Cara (Ctrl+7): se pone aquí.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/session.py" />
      <source>There is a key here already; change it, or move the playhead.</source>
      <translation>Aquí ya hay una clave; cambiarla, o mover el cabezal.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/signals.py" />
      <source>A face of your own is set within a sign: double-click the sign first.</source>
      <translation>Una cara propia se pone dentro de una seña: primero doble clic en la seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>There is something of that name in the folder already.</source>
      <translation>En la carpeta ya hay algo con ese nombre.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>It holds {content}, written on {tostring}.</source>
      <translation>Contiene {content}, escrito el {tostring}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>something else</source>
      <translation>otra cosa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>the sentence {gloss}</source>
      <translation>la oración {gloss}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>a sentence without a name</source>
      <translation>una oración sin nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>the sign {gloss}</source>
      <translation>la seña {gloss}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>a sign without a name</source>
      <translation>una seña sin nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>the animation of {gloss}</source>
      <translation>la animación de {gloss}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Signs and sentences (*.sign *.utterance)</source>
      <translation>Señas y oraciones (*.sign *.utterance)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Signs (*.sign)</source>
      <translation>Señas (*.sign)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Films ({part})</source>
      <translation>Películas ({part})</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Sentences (*.utterance)</source>
      <translation>Oraciones (*.utterance)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>and {count} more.</source>
      <translation>y {count} más.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>not saved: </source>
      <translation>no guardado: </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>not exported: </source>
      <translation>no exportado: </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Save the changes to {name} before {what_next}?</source>
      <translation>¿Guardar los cambios de {name} antes de {what_next}?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>They are lost otherwise.</source>
      <translation>Si no, se pierden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Don't save</source>
      <translation>No guardar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Go back to {name} as it was saved?</source>
      <translation>¿Volver a {name} como se guardó?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>The changes since then are lost.</source>
      <translation>Los cambios hechos desde entonces se pierden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Revert</source>
      <translation>Revertir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Delete {name}?</source>
      <translation>¿Eliminar {name}?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Delete</source>
      <translation>Eliminar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Replace {name}?</source>
      <translation>¿Reemplazar {name}?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Replace</source>
      <translation>Reemplazar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Signer ended while {name} was being edited. Recover it?</source>
      <translation>Signer se cerró mientras se editaba {name}. ¿Recuperarlo?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Recover</source>
      <translation>Recuperar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Delete the copy</source>
      <translation>Eliminar la copia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Later</source>
      <translation>Más tarde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>{file_name} was changed on disk since you opened it.</source>
      <translation>{file_name} cambió en el disco desde que se abrió.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Saving puts yours in its place. What is there is kept beside it, under another name.</source>
      <translation>Guardar pone la versión propia en su lugar. Lo que hay allí queda al lado, con otro nombre.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Save as…</source>
      <translation>Guardar como…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Save mine, keep both</source>
      <translation>Guardar la propia, conservar ambas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>An export is still running.</source>
      <translation>Una exportación sigue en curso.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Signer can close when it is done, or end it now; then nothing of it is written.</source>
      <translation>Signer puede cerrarse cuando termine, o terminarla ahora; entonces no se escribe nada de ella.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Close when done</source>
      <translation>Cerrar al terminar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>End the export</source>
      <translation>Terminar la exportación</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Stay</source>
      <translation>Quedarse</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>A gloss has no sign yet.</source>
      <translation>Una glosa aún no tiene seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>{count} glosses have no sign yet.</source>
      <translation>{count} glosas aún no tienen seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Spelling or a pause goes into the sentence, and Undo takes it back. With the {part} the hands wait there, a film names the gloss under the picture, and other files in their markers.</source>
      <translation>El deletreo o una pausa entra en la oración, y Deshacer lo quita. Con {part}, las manos esperan allí, una película nombra la glosa bajo la imagen, y otros archivos en sus marcadores.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>gap</source>
      <translation>hueco</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>gaps</source>
      <translation>huecos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Spell it</source>
      <translation>Deletrearla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Spell them</source>
      <translation>Deletrearlas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Leave a pause</source>
      <translation>Dejar una pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Export with the {part}</source>
      <translation>Exportar con {part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Your work is still open and unchanged.</source>
      <translation>El trabajo sigue abierto y sin cambios.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>{kind};;All files (*)</source>
      <translation>{kind};;Todos los archivos (*)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Import a {noun}</source>
      <translation>Importar: {noun}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Export the {noun}</source>
      <translation>Exportar: {noun}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Open a sign or a sentence</source>
      <translation>Abrir una seña o una oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Import annotations or notation</source>
      <translation>Importar anotaciones o notación</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Learn an avatar</source>
      <translation>Aprender un avatar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Avatars (*.vrm *.glb)</source>
      <translation>Avatares (*.vrm *.glb)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>The file of {name} is not as it was learned.</source>
      <translation>El archivo de {name} no está como cuando se aprendió.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Find it…</source>
      <translation>Buscarlo…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Learn again…</source>
      <translation>Aprender de nuevo…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Tables of signs (*.csv *.tsv *.txt *.ecv)</source>
      <translation>Tablas de señas (*.csv *.tsv *.txt *.ecv)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Read a table of signs</source>
      <translation>Leer una tabla de señas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Open a film</source>
      <translation>Abrir película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Save the sentence</source>
      <translation>Guardar la oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Save the sign</source>
      <translation>Guardar la seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Export the animation</source>
      <translation>Exportar la animación</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>untitled</source>
      <translation>sin título</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Below 60, skin is millimetres off between frames. Set Blender to this rate first.</source>
      <translation>Por debajo de 60, la piel se desvía milímetros entre cuadros. Ajustar primero Blender a esta frecuencia.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>White</source>
      <translation>Blanco</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Green</source>
      <translation>Verde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>None</source>
      <comment>background</comment>
      <translation>Ninguno</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>None</source>
      <translation>Ninguno</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>In the picture</source>
      <translation>En la imagen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>VTT file</source>
      <translation>Archivo VTT</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>SRT file</source>
      <translation>Archivo SRT</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/sentences/answer_card.py" />
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Gloss</source>
      <translation>Glosa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/files/import_sources.py" />
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Translation</source>
      <translation>Traducción</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Both</source>
      <translation>Ambas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <location filename="../../../signer/studio/widgets/number_field.py" />
      <source>Frames a second</source>
      <translation>Cuadros por segundo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>All</source>
      <comment>bones</comment>
      <translation>Todos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Those of VRM</source>
      <translation>Los de VRM</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>VRM’s presets</source>
      <translation>Preajustes de VRM</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>ARKit’s shapes</source>
      <translation>Formas de ARKit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Symbols</source>
      <translation>Símbolos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Attributes</source>
      <translation>Atributos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Measuring how contacts are met with the bones of VRM …</source>
      <translation>Midiendo cómo se alcanzan los contactos con los huesos de VRM …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Glosses to choose from (signs.ecv) and a template (signs.etf)</source>
      <translation>Glosas para elegir (signs.ecv) y una plantilla (signs.etf)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>The sign has no translation: write it in its details (Ctrl+I)</source>
      <translation>La seña no tiene traducción: escribirla en sus detalles (Ctrl+I)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>A little aside</source>
      <translation>Un poco de lado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Front</source>
      <translation>Frente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/panels/face/details.py" />
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Side</source>
      <translation>Lado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Close-up</source>
      <translation>Primer plano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Signer’s view</source>
      <translation>Vista de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Clip for slides</source>
      <translation>Clip para diapositivas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>Export…</source>
      <translation>Exportar…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>WebM and MP4: {missing}</source>
      <translation>WebM y MP4: {missing}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Seen from</source>
      <translation>Visto desde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Size</source>
      <translation>Tamaño</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Background</source>
      <translation>Fondo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Captions</source>
      <translation>Subtítulos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Words of the captions</source>
      <translation>Texto de los subtítulos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>The film that it was written from, at the left</source>
      <translation>La película de la que se escribió, a la izquierda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Normal, slow, normal; at most</source>
      <translation>Normal, lento, normal; como máximo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Largest size of the clip</source>
      <translation>Tamaño máximo del clip</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Bones</source>
      <translation>Huesos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <location filename="../../../signer/words/guesses.py" />
      <location filename="../../../signer/studio" />
      <source>Face</source>
      <translation>Cara</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Written as</source>
      <translation>Escrito como</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Part</source>
      <translation>Parte</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>All of it</source>
      <translation>Todo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Format</source>
      <translation>Formato</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>For slides</source>
      <translation>Para diapositivas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Library</source>
      <translation>Biblioteca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Export</source>
      <translation>Exportar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Words</source>
      <translation>Palabras</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Contacts are within {within:.2f} mm on this body, with the bones of VRM.</source>
      <translation>Los contactos están a menos de {within:.2f} mm en este cuerpo, con los huesos de VRM.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>End the export; nothing is written</source>
      <translation>Terminar la exportación; no se escribe nada</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>Exporting {file_name}</source>
      <translation>Exportando {file_name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>There is nothing to export yet: set a key first.</source>
      <translation>Aún no hay nada que exportar: poner primero una clave.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>The sentence</source>
      <translation>La oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>{part} is not exported yet.</source>
      <translation>{part} aún no se exporta.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>There is nothing to export yet: type a sign.</source>
      <translation>Aún no hay nada que exportar: escribir una seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>{part} cannot be spelled.</source>
      <translation>{part} no se puede deletrear.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>Exported {name}.</source>
      <translation>Se exportó {name}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>{writes} is still being written: wait for it, or cancel it.</source>
      <translation>{writes} aún se está escribiendo: esperar, o cancelarlo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>The export was cancelled; nothing was written.</source>
      <translation>La exportación se canceló; no se escribió nada.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>{name} could not be exported.</source>
      <translation>{name} no se pudo exportar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>, at {time_s:.1f} s</source>
      <translation>, a los {time_s:.1f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>{gloss}, gloss {number} of the sentence{when}{why}.</source>
      <translation>{gloss}, glosa {number} de la oración{when}{why}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source> It has no gloss (Sign &gt; Details): sentences know it by the name of its file alone.</source>
      <translation> No tiene glosa (Seña &gt; Detalles): las oraciones la conocen solo por el nombre de su archivo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>The draft is in the place of {}: Undo brings that back, and saving asks for another file.</source>
      <translation>El borrador está en lugar de {}: Deshacer lo recupera, y al guardar se pide otro archivo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>, which is not there any more: this copy is all there is</source>
      <translation>, que ya no está allí: esta copia es todo lo que hay</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>, which cannot be read ({reason}): this copy may be all there is</source>
      <translation>, que no se puede leer ({reason}): esta copia puede ser todo lo que hay</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>, which was saved after that: recover only what you miss there</source>
      <translation>, que se guardó después: recuperar solo lo que falte allí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>this sentence</source>
      <translation>esta oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>this sign</source>
      <translation>esta seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>starting a new sign</source>
      <translation>empezar una seña nueva</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>starting a new sentence</source>
      <translation>empezar una oración nueva</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>This is a sentence already: enter one of its signs to begin another one with that.</source>
      <translation>Esto ya es una oración: entrar en una de sus señas para empezar otra con ella.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>starting a sentence with it</source>
      <translation>empezar una oración con ella</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>opening another file</source>
      <translation>abrir otro archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>Import {name}</source>
      <translation>Importar {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>starting what is imported</source>
      <translation>empezar lo importado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>opening another sign</source>
      <translation>abrir otra seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>A recovery copy is damaged and cannot be read; it is kept as {file}.</source>
      <translation>Una copia de recuperación está dañada y no se puede leer; se conserva como {file}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>a sentence</source>
      <translation>una oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>a sign</source>
      <translation>una seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>Last edited {edited}. </source>
      <translation>Última edición: {edited}. </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>It was never saved.</source>
      <translation>Nunca se guardó.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>Its file is {path}{words}.</source>
      <translation>Su archivo es {path}{words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>recovering another file</source>
      <translation>recuperar otro archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>Recovered. Save it to keep it.</source>
      <translation>Recuperado. Guardar para conservarlo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} could not be opened.</source>
      <translation>{name} no se pudo abrir.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} could not be saved.</source>
      <translation>{name} no se pudo guardar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source> What was there is kept as {kept}.</source>
      <translation> Lo que había allí se conserva como {kept}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>Saved {name}.{both}{nameless}</source>
      <translation>Se guardó {name}.{both}{nameless}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>{name} is open in another Signer too: whoever saves last is asked.</source>
      <translation>{name} está abierto también en otro Signer: se pregunta a quien guarde último.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>moved or removed</source>
      <translation>movió o quitó</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>File &gt; Revert opens what is there now, saving asks first</source>
      <translation>Archivo &gt; Volver a lo guardado abre lo que hay allí ahora, guardar pregunta antes</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>saving writes it anew</source>
      <translation>guardar lo escribe de nuevo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>{name} was {done} by another program: {mend}.</source>
      <translation>Otro programa {done} {name}: {mend}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Landmarks ({part})</source>
      <translation>Puntos de referencia ({part})</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Choose a film, or the landmarks that a detector read of one.</source>
      <translation>Elegir una película, o los puntos de referencia que un detector leyó de ella.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Landmarks of this film are missing: the detector reads them, which takes twice as long as the film.</source>
      <translation>Faltan los puntos de referencia de esta película: el detector los lee, lo que tarda el doble de lo que dura la película.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Landmarks of this film are missing. A detector (MediaPipe) can be set up for this, once: about 100 MB are fetched, and it takes {} MB in {}. Landmarks from elsewhere are read without it.</source>
      <translation>Faltan los puntos de referencia de esta película. Para esto se puede instalar, una sola vez, un detector (MediaPipe): se descargan unos 100 MB, y ocupa {} MB en {}. Los puntos de referencia de otro origen se leen sin él.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Setting the detector up …</source>
      <translation>Instalando el detector …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Reading landmarks …</source>
      <translation>Leyendo puntos de referencia …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>The landmarks {} lie beside the film.</source>
      <translation>Los puntos de referencia {} están junto a la película.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>The draft comes without a film: none is chosen.</source>
      <translation>El borrador viene sin película: no se eligió ninguna.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Whose signing is it, and may it be kept and shown? Ask who is in the film.</source>
      <translation>¿Quién seña aquí, y se puede conservar y mostrar? Preguntar a quien aparece en la película.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Drafting …</source>
      <translation>Haciendo el borrador …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>New sign from a film</source>
      <translation>Nueva seña desde una película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Draft it</source>
      <translation>Hacer borrador</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Land&amp;marks</source>
      <translation>Puntos de &amp;referencia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Set up the detector</source>
      <translation>Instalar el detector</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Fetch it, once</source>
      <translation>Descargarlo, una vez</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>&amp;Signer in the film</source>
      <translation>&amp;Persona en la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>name, as they want to be named</source>
      <translation>nombre, como quiere que se la nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Sou&amp;rce</source>
      <translation>&amp;Fuente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>where the film comes from</source>
      <translation>de dónde viene la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>CC BY 4.0, or by permission of the signer</source>
      <translation>CC BY 4.0, o con permiso de quien seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Li&amp;cence</source>
      <translation>&amp;Licencia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>The signer leads with the &amp;left hand</source>
      <translation>La persona guía con la mano &amp;izquierda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Choose…</source>
      <translation>Elegir…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Choose the file</source>
      <translation>Elegir el archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>film {name}</source>
      <translation>película {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/format_choice.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/movement/panel.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Movement</source>
      <translation>Movimiento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/format_choice.py" />
      <source>Annotation</source>
      <translation>Anotación</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/format_choice.py" />
      <source>Notation</source>
      <translation>Notación</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>Drafting it …</source>
      <translation>Haciendo el borrador …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>Changed or left out</source>
      <translation>Cambiado u omitido</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>Nothing is changed or left out</source>
      <translation>Nada se cambia ni se omite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>Import</source>
      <translation>Importar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <location filename="../../../signer/studio/on_stage/easier_offer.py" />
      <source>Take it</source>
      <translation>Tomarlo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>What the file holds</source>
      <translation>Lo que contiene el archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>The draft</source>
      <translation>El borrador</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>In the file</source>
      <translation>En el archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>{kind} {row} of {count}</source>
      <translation>{kind} {row} de {count}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>   without a sign</source>
      <translation>   sin seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Glosses</source>
      <translation>Glosas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <location filename="../../../signer/studio/panels/sites/pages.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>Other hand</source>
      <translation>Otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>One sentence</source>
      <translation>Una oración</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>{number:,} sentences</source>
      <translation>
        <numerusform>{number:,} oración</numerusform>
        <numerusform>{number:,} oraciones</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Take this sentence</source>
      <translation>Tomar esta oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>The other sentences stay in the file</source>
      <translation>Las demás oraciones quedan en el archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>One sign</source>
      <translation>Una seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Take this sign</source>
      <translation>Tomar esta seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>The other signs stay in the file</source>
      <translation>Las demás señas quedan en el archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Looking the glosses up in the library …</source>
      <translation>Buscando las glosas en la biblioteca …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Reading the signs …</source>
      <translation>Leyendo las señas …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Reading the landmarks …</source>
      <translation>Leyendo los puntos de referencia …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>The signer’s dominant hand is the left one</source>
      <translation>La mano dominante de la persona es la izquierda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>   ({missing} without a sign)</source>
      <translation>   ({missing} sin seña)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>{counted}: choose one</source>
      <translation>{counted}: elegir uno</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Nothing of this sign.</source>
      <translation>Nada de esta seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Nothing that can be edited again.</source>
      <translation>Nada que se pueda volver a editar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>As movement alone</source>
      <translation>Solo como movimiento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Written otherwise</source>
      <translation>Escrito de otro modo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Keeps</source>
      <translation>Conserva</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Loses</source>
      <translation>Pierde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Left out</source>
      <translation>Omitido</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>copy to </source>
      <translation>copiar a </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>Take that of {name}</source>
      <translation>Tomar lo de {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>Copy to {name}</source>
      <translation>Copiar a {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>Rename the {noun}</source>
      <translation>Renombrar: {noun}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>A new name for {name}</source>
      <translation>Un nombre nuevo para {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>New name</source>
      <translation>Nombre nuevo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} could not be renamed.</source>
      <translation>{name} no se pudo renombrar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} is called {new_name} now; signs made with it keep the old name.</source>
      <translation>{name} se llama ahora {new_name}; las señas hechas con él conservan el nombre anterior.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} could not be copied.</source>
      <translation>{name} no se pudo copiar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} lies on {onto}, too.</source>
      <translation>{name} está también en {onto}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{kept} It cannot be brought back from here.</source>
      <translation>{kept} No se puede recuperar desde aquí.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} could not be deleted.</source>
      <translation>{name} no se pudo eliminar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>Deleted the {noun} {name}.</source>
      <translation>Eliminado: {noun} {name}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>Exported {name} to {name2}.</source>
      <translation>Se exportó {name} a {name2}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} is among your {noun}s already.</source>
      <translation>{name} ya está entre lo propio ({noun}).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>You have another {noun} of this name; it would be lost.</source>
      <translation>Ya hay algo propio con este nombre ({noun}); se perdería.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>{name} could not be kept.</source>
      <translation>{name} no se pudo conservar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} stands among the {noun}s now.{told}</source>
      <translation>{name} está ahora entre lo propio ({noun}).{told}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_avatars.py" />
      <source>{} lies on the read-only shelf {}: handshapes are not fitted to its fingers from here.</source>
      <translation>{} está en el estante de solo lectura {}: desde aquí no se ajustan formas de mano a sus dedos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_avatars.py" />
      <source>{path}: not written: {part}</source>
      <translation>{path}: no escrito: {part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_shelf.py" />
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>on {name}</source>
      <translation>en {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>What is open goes into a folder that any web server shows, beside the signs that are there: a page, the figure once, and a small file of movement. The embed code shows it on pages of your own.</source>
      <translation>Lo que está abierto va a una carpeta que cualquier servidor web muestra, junto a las señas que ya están allí: una página, la figura una sola vez, y un archivo pequeño de movimiento. El código de inserción lo muestra en páginas propias.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>An address for reports begins with https: or mailto:</source>
      <translation>Una dirección para avisos empieza con https: o mailto:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Publish on a web site</source>
      <translation>Publicar en un sitio web</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Publish…</source>
      <translation>Publicar…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Heading</source>
      <translation>Título</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Signs</source>
      <translation>Señas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Reports to</source>
      <translation>Avisos a</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>https://… or mailto:…, or nothing</source>
      <translation>https://… o mailto:…, o nada</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Heading of the page</source>
      <translation>Título de la página</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Address for reports</source>
      <translation>Dirección para avisos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Look at the page</source>
      <translation>Ver la página</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Folder of the site</source>
      <translation>Carpeta del sitio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Published in {name}: {page} shows it.</source>
      <translation>Publicado en {name}: {page} lo muestra.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Copied the embed code: it works on a page beside the files of the site (File &gt; Publish).</source>
      <translation>Se copió el código de inserción: funciona en una página junto a los archivos del sitio (Archivo &gt; Publicar).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>The browser shows the page.</source>
      <translation>El navegador muestra la página.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>{stem} into {name}</source>
      <translation>{stem} en {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/recovery.py" />
      <source>recovery copy</source>
      <translation>copia de recuperación</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/recovery.py" />
      <source>the copy is damaged; it cannot be recovered</source>
      <translation>la copia está dañada; no se puede recuperar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/recovery.py" />
      <source>the folder cannot be made</source>
      <translation>no se puede crear la carpeta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/recovery.py" />
      <source>No copy for recovery can be kept ({reason}): save often.</source>
      <translation>No se puede guardar copia de recuperación ({reason}): guardar a menudo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/shelves.py" />
      <source>The list of shelves cannot be read, so there is your own alone. {refusal}</source>
      <translation>La lista de estantes no se puede leer, así que solo está el propio. {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/shelves.py" />
      <source>The shelf {name} is back.</source>
      <translation>El estante {name} ha vuelto.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>The part ends before it begins.</source>
      <translation>La parte termina antes de empezar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>From</source>
      <translation>De</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>When the part begins: a time, as 0.4, or a frame, as 12 f</source>
      <translation>Cuándo empieza la parte: un tiempo, como 0,4, o un cuadro, como 12 f</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>To</source>
      <translation>Hasta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>When the part ends: a time, as 0.4, or a frame, as 12 f</source>
      <translation>Cuándo termina la parte: un tiempo, como 0,4, o un cuadro, como 12 f</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>to</source>
      <translation>a</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>frames {first} to {last}</source>
      <translation>cuadros {first} a {last}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>IDEA is done</source>
      <translation>IDEA está lista</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Every contact is met and nothing lies in anything. Ctrl+S keeps the sign, Ctrl+E exports it.</source>
      <translation>Todos los contactos se alcanzan y nada está dentro de nada. Ctrl+S guarda la seña, Ctrl+E la exporta.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Looking whether every contact is met, and whether anything lies in anything …</source>
      <translation>Viendo si todos los contactos se alcanzan y si algo está dentro de algo …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Something is not right yet: Ctrl+P tells what it is, and offers what mends it.</source>
      <translation>Algo no está bien todavía: Ctrl+P dice qué es, y ofrece lo que lo arregla.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>The handshape</source>
      <translation>La forma de mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Click I among the handshapes. The hand comes up, and a key stands on the timeline.</source>
      <translation>Hacer clic en I entre las formas de mano. La mano sube, y hay una clave en la línea de tiempo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>i, Enter</source>
      <translation>i, Entrar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>The place</source>
      <translation>El lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>The tip of the pinky is chosen already. Under Site click Face, then the dot at the temple.</source>
      <translation>La punta del meñique ya está elegida. En Lugar, hacer clic en Cara y luego en el punto de la sien.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Ctrl+3, temple, Enter</source>
      <translation>Ctrl+3, sien, Entrar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>The wrist</source>
      <translation>La muñeca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Drag the dial Bend to the left or right. The tip of the pinky stays on the temple.</source>
      <translation>Arrastrar el dial Flexión a la izquierda o a la derecha. La punta del meñique sigue en la sien.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Ctrl+4, Right</source>
      <translation>Ctrl+4, Derecha</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>The elbow</source>
      <translation>El codo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Raise the elbow on its bar, or by the blue handle on the stage.</source>
      <translation>Subir el codo en su barra, o con el asa azul en el escenario.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Tab as far as the bar, Right</source>
      <translation>Tab hasta la barra, Derecha</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>A second key</source>
      <translation>Una segunda clave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Click later on the ruler of the timeline, and press Set key.</source>
      <translation>Hacer clic más adelante en la regla de la línea de tiempo, y pulsar “Poner clave”.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Esc, End, K</source>
      <translation>Esc, Fin, K</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Away from the temple</source>
      <translation>Lejos de la sien</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Type beside into the search of the places, and press Enter twice: the hand goes beside the head.</source>
      <translation>Escribir “junto” en la búsqueda de lugares y pulsar Entrar dos veces: la mano va junto a la cabeza.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Ctrl+3, beside, Enter, Enter</source>
      <translation>Ctrl+3, junto, Entrar, Entrar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Play it</source>
      <translation>Reproducirla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Press the button under the timeline.</source>
      <translation>Pulsar el botón bajo la línea de tiempo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Skip</source>
      <translation>Omitir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Go on without this step</source>
      <translation>Seguir sin este paso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>End the guide; the sign stays</source>
      <translation>Terminar la guía; la seña queda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Keys: {keys}</source>
      <translation>Teclas: {keys}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>{at} of {count}</source>
      <translation>{at} de {count}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>Page of help</source>
      <translation>Página de ayuda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>{name} is a file of the project, and does not come along with the program.</source>
      <translation>{name} es un archivo del proyecto, y no viene con el programa.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>The pages did not come along with this installation.</source>
      <translation>Las páginas no vinieron con esta instalación.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>No section is called
“{}”.

Search for less, or clear the search (Esc).</source>
      <translation>Ninguna sección se llama
“{}”.

Buscar menos, o vaciar la búsqueda (Esc).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>This page is in English alone.</source>
      <translation>Esta página está solo en inglés.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>Search in all pages</source>
      <translation>Buscar en todas las páginas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>Pages</source>
      <translation>Páginas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>Back (Alt+Left)</source>
      <translation>Atrás (Alt+Izquierda)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>On again (Alt+Right)</source>
      <translation>Adelante (Alt+Derecha)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>English</source>
      <translation>Inglés</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Straight to the answer.</source>
      <translation>Directo a la solución.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Coordinate descent</source>
      <translation>Descenso por coordenadas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Turns one joint after the other, from the tip inwards, at the target.</source>
      <translation>Gira una articulación tras otra, de la punta hacia adentro, hacia el objetivo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Jacobian transpose</source>
      <translation>Jacobiana transpuesta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Transpose</source>
      <translation>Transpuesta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Goes downhill: each joint turns by its pull on the tip.</source>
      <translation>Va cuesta abajo: cada articulación gira según su tirón en la punta.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Pseudo-inverse</source>
      <translation>Pseudoinversa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Pseudo</source>
      <translation>Pseudo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>The smallest turn that would move the tip there on a straight line.</source>
      <translation>El menor giro que llevaría la punta allí en línea recta.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Damped least squares</source>
      <translation>Mínimos cuadrados amortiguados</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Damped</source>
      <translation>Amortiguado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>The pseudo-inverse with turning made costly by the damping.</source>
      <translation>La pseudoinversa, con el giro encarecido por la amortiguación.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Selectively damped</source>
      <translation>Amortiguado selectivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Selective</source>
      <translation>Selectivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Damps only the directions in which a small move asks for a large turn.</source>
      <translation>Amortigua solo las direcciones en las que un movimiento pequeño exige un giro grande.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Heading and elevation</source>
      <translation>Rumbo y elevación</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Heading</source>
      <comment>compass direction</comment>
      <translation>Rumbo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Bends to length, then turns by heading and elevation: the worksheet's first way.</source>
      <translation>Dobla hasta la longitud, luego gira por rumbo y elevación: la primera vía de la hoja de trabajo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Axis and angle</source>
      <translation>Eje y ángulo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Axis</source>
      <translation>Eje</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Bends to length, then turns the shortest way: the worksheet's second way.</source>
      <translation>Dobla hasta la longitud, luego gira por lo más corto: la segunda vía de la hoja de trabajo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Juggler's elbow</source>
      <translation>Codo del malabarista</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Two equal bones: the elbow from shoulder, hand and one angle.</source>
      <translation>Dos huesos iguales: el codo a partir de hombro, mano y un ángulo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>All arrive.</source>
      <translation>Todos llegan.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Target at {away:.1f} % of the reach</source>
      <translation>Objetivo al {away:.1f} % del alcance</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>beyond reach</source>
      <translation>fuera de alcance</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>too near</source>
      <translation>demasiado cerca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Target {length_words} {side}</source>
      <translation>Objetivo {length_words} {side}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Not back where they began: {named}.</source>
      <translation>No vuelven adonde empezaron: {named}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>All are back where they began.</source>
      <translation>Todos están de vuelta donde empezaron.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>{angle_rad:.0f} turns</source>
      <translation>{angle_rad:.0f} vueltas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/plots.py" />
      <source>Error above the least possible, {unit}, by iteration</source>
      <translation>Error sobre el mínimo posible, {unit}, por iteración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/plots.py" />
      <source>Turned by all joints, degrees, by iteration</source>
      <translation>Giro de todas las articulaciones, grados, por iteración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/plots.py" />
      <source>Error above the least possible, {unit}</source>
      <translation>Error sobre el mínimo posible, {unit}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/plots.py" />
      <source>Turned by all joints in one frame, degrees</source>
      <translation>Giro de todas las articulaciones en un cuadro, grados</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/plots.py" />
      <source>{what}, by the target's distance in % of the reach</source>
      <translation>{what}, por la distancia del objetivo en % del alcance</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>The signer's arm from the right. Drag the target.</source>
      <translation>El brazo de la figura desde la derecha. Arrastrar el objetivo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>Drag the target; drag the ground to turn the view.</source>
      <translation>Arrastrar el objetivo; arrastrar el fondo para girar la vista.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>Links in the plane. Drag the target.</source>
      <translation>Eslabones en el plano. Arrastrar el objetivo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>{names} and {count} others</source>
      <translation>{names} y {count} más</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>Target and postures; arrow keys move the target</source>
      <translation>Objetivo y posturas; las flechas mueven el objetivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>full reach {length_words}</source>
      <translation>alcance máximo {length_words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Method</source>
      <translation>Método</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Untick one to hide it; point at one to see the way it took</source>
      <translation>Desmarcar uno para ocultarlo; señalarlo para ver el camino que tomó</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Off by</source>
      <translation>Desvío</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Distance of the tip from the target in the end</source>
      <translation>Distancia de la punta al objetivo al final</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Iterations</source>
      <translation>Iteraciones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Until the tip is as near as it can be, within a ten thousandth of the reach</source>
      <translation>Hasta que la punta está tan cerca como puede, a una diezmilésima del alcance</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Time</source>
      <translation>Tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Of the direct solver here, and of the others' iterations as its multiple; their steps are written for batches, for which one chain pays</source>
      <translation>El del solucionador directo aquí, y el de las iteraciones de los otros como múltiplo de él; sus pasos están escritos para lotes, cosa que una sola cadena paga</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Turned</source>
      <translation>Girado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>How far all joints together turned on the way</source>
      <translation>Cuánto giraron en el camino todas las articulaciones juntas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Methods</source>
      <translation>Métodos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>exact</source>
      <translation>exacto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Drag the target. Point at a method to see the way it took; the slider goes back to an iteration.</source>
      <translation>Arrastrar el objetivo. Señalar un método para ver el camino que tomó; el control deslizante vuelve a una iteración.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Arm in a plane</source>
      <translation>Brazo en un plano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Shoulder and elbow, each one angle; the hand held still</source>
      <translation>Hombro y codo, un ángulo cada uno; la mano queda quieta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Arm in space</source>
      <translation>Brazo en el espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Three angles of the shoulder and the elbow</source>
      <translation>Tres ángulos del hombro y el codo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Links</source>
      <translation>Eslabones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>A chain of equal links in the plane</source>
      <translation>Una cadena de eslabones iguales en el plano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>By iteration</source>
      <translation>Por iteración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>How far all joints have turned</source>
      <translation>Cuánto han girado todas las articulaciones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Out and back: turning</source>
      <translation>Ida y vuelta: giro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>The target goes beyond the reach and back, four iterations a frame: turning per frame</source>
      <translation>El objetivo sale del alcance y vuelve, cuatro iteraciones por cuadro: giro por cuadro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Out and back: error</source>
      <translation>Ida y vuelta: error</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>The target goes beyond the reach and back, four iterations a frame: error left</source>
      <translation>El objetivo sale del alcance y vuelve, cuatro iteraciones por cuadro: error restante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>How far the elbow bends, or each joint of links to either side; 180° leaves it free</source>
      <translation>Cuánto se dobla el codo, o cada articulación de los eslabones a cada lado; 180° la deja libre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Of the direct solver and the juggler: the angle about the line from shoulder to tip</source>
      <translation>Del solucionador directo y del malabarista: el ángulo alrededor de la línea del hombro a la punta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <source>Elbow height</source>
      <translation>Altura del codo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Clamp</source>
      <translation>Límite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Damping</source>
      <translation>Amortiguación</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Of damped least squares, in mean links</source>
      <translation>De los mínimos cuadrados amortiguados, en eslabones medios</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Solver lab - Signer</source>
      <translation>Laboratorio de solucionadores - Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Error against iterations</source>
      <translation>Error frente a iteraciones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>What the joints do</source>
      <translation>Lo que hacen las articulaciones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Iteration shown</source>
      <translation>Iteración mostrada</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Play the iterations</source>
      <translation>Reproducir las iteraciones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Chain</source>
      <translation>Cadena</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>What the lower plot shows</source>
      <translation>Lo que muestra el gráfico inferior</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Elastic links</source>
      <translation>Eslabones elásticos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Go on from the last posture</source>
      <translation>Seguir desde la última postura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Off: every run begins with the same posture. On: each method goes on from where it stood, as in an animation.</source>
      <translation>Desactivado: cada ejecución empieza con la misma postura. Activado: cada método sigue desde donde estaba, como en una animación.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source> in degrees</source>
      <translation> en grados</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/language.py" />
      <source>d MMMM yyyy, HH:mm</source>
      <translation>d 'de' MMMM 'de' yyyy, HH:mm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/contents.py" />
      <source>{title}: on {name}</source>
      <translation>{title}: en {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>All shelves</source>
      <translation>Todos los estantes</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Take it off the list; its folder stays as it is (Del)</source>
      <translation>Quitarlo de la lista; su carpeta queda como está (Supr)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Shelves, the one that is looked at first on top</source>
      <translation>Estantes, arriba el que se mira primero</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Add a folder that a team shares…</source>
      <translation>Agregar una carpeta que comparte un equipo…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Look on it earlier (Alt+Up)</source>
      <translation>Mirar antes en él (Alt+Arriba)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Look on it later (Alt+Down)</source>
      <translation>Mirar después en él (Alt+Abajo)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Read-only: nothing is written on it from here</source>
      <translation>Solo lectura: desde aquí no se escribe nada en él</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Shelves</source>
      <translation>Estantes</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>A folder that a team shares</source>
      <translation>Una carpeta que comparte un equipo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Add a shelf</source>
      <translation>Agregar un estante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>A name for {folder}</source>
      <translation>Un nombre para {folder}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Name of the shelf</source>
      <translation>Nombre del estante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>The shelf could not be added.</source>
      <translation>El estante no se pudo agregar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>The shelf could not be moved.</source>
      <translation>El estante no se pudo mover.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>The shelf could not be marked.</source>
      <translation>El estante no se pudo marcar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>{folder} stays as it is, with all that is in it.</source>
      <translation>{folder} queda como está, con todo lo que contiene.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>{name} from the list</source>
      <translation>{name} de la lista</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>The shelf could not be taken off.</source>
      <translation>El estante no se pudo quitar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>In this order: of a gloss that several have the first is taken</source>
      <translation>En este orden: de una glosa que varios tienen se toma la primera</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source> (not there)</source>
      <translation> (no está)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <location filename="../../../signer/studio/library/window.py" />
      <source> (read-only)</source>
      <translation> (solo lectura)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>The signs of the program</source>
      <translation>Las señas del programa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Choose the column of IDs or of glosses: without one, rows have no name.</source>
      <translation>Elegir la columna de id o de glosas: sin una, las filas no tienen nombre.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{} of {} columns are known by their heads. Choose others where that is wrong.</source>
      <translation>{} de {} columnas se reconocen por sus encabezados. Elegir otras donde esté mal.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Columns of {name}</source>
      <translation>Columnas de {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Read it</source>
      <translation>Leerla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Frequency</source>
      <translation>Frecuencia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Hands</source>
      <translation>Manos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>No table has been read yet. “Read a table” takes a CSV file of ASL-LEX, of a Signbank or of your own, or an external vocabulary of ELAN (.ecv). Signer comes with none.</source>
      <translation>Aún no se leyó ninguna tabla. “Leer una tabla” toma un archivo CSV de ASL-LEX, de un Signbank o propio, o un vocabulario externo de ELAN (.ecv). Signer no trae ninguna.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/library/window.py" />
      <source>All</source>
      <translation>Todas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Not written yet</source>
      <translation>Aún sin escribir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>No sign of the library has their ID or their name</source>
      <translation>Ninguna seña de la biblioteca tiene su id o su nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Signs of the table</source>
      <translation>Señas de la tabla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Tables of signs</source>
      <translation>Tablas de señas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Search the table</source>
      <translation>Buscar en la tabla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Gloss, meaning, handshape or place</source>
      <translation>Glosa, significado, forma de mano o lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/library/window.py" />
      <source>Which signs</source>
      <translation>Qué señas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Table</source>
      <translation>Tabla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Read a table…</source>
      <translation>Leer una tabla…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Read a CSV or ECV file of yours</source>
      <translation>Leer un archivo CSV o ECV propio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Keep this table no longer; your file stays as it is</source>
      <translation>No conservar más esta tabla; el archivo propio queda como está</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>New sign from this row</source>
      <translation>Nueva seña desde esta fila</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Begin a draft: every field is marked as a guess, to be settled (Enter)</source>
      <translation>Empezar un borrador: cada campo se marca como conjetura por resolver (Entrar)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Reading your tables …</source>
      <translation>Leyendo las tablas …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source> The first {most} are shown.</source>
      <translation> Se muestran las primeras {most}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{count:,} of {signs}.{first}</source>
      <translation>{count:,} de {signs}.{first}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{name} is read: {signs}.</source>
      <translation>{name} está leída: {signs}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>table of signs</source>
      <translation>tabla de señas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Signer keeps this table no longer. The file that you read stays as it is.</source>
      <translation>Signer ya no conserva esta tabla. El archivo que se leyó queda como está.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{name} could not be removed.</source>
      <translation>{name} no se pudo quitar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Drafting {title} …</source>
      <translation>Haciendo el borrador de {title} …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{guesss} to settle in this draft.</source>
      <translation>{guesss} por resolver en este borrador.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>{number:,} guesses</source>
      <translation>
        <numerusform>{number:,} conjetura</numerusform>
        <numerusform>{number:,} conjeturas</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Day</source>
      <translation>Día</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Who</source>
      <translation>Quién</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Why</source>
      <translation>Por qué</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Asking git …</source>
      <translation>Consultando a git …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Versions of {title}</source>
      <translation>Versiones de {title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Versions, the newest first</source>
      <translation>Versiones, primero la más nueva</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Open as a copy</source>
      <translation>Abrir como copia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>As it was then</source>
      <translation>Como era entonces</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>{name} of {day}</source>
      <translation>{name} del {day}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>This version could not be opened.</source>
      <translation>Esta versión no se pudo abrir.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>opening another version</source>
      <translation>abrir otra versión</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Sentences</source>
      <translation>Oraciones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Sentences that are kept on shelves</source>
      <translation>Oraciones que se guardan en estantes</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>A to Z</source>
      <translation>A–Z</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Frequent first</source>
      <translation>Frecuentes primero</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>By published frequency, as far as it is known; then A to Z</source>
      <translation>Por frecuencia publicada, hasta donde se conoce; luego de A a Z</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Nothing stands here yet.
“Keep on …” below saves a copy of the sign or sentence in the editor.</source>
      <translation>Aquí no hay nada todavía.
“Guardar en …”, abajo, guarda una copia de la seña u oración del editor.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Reading the library ...</source>
      <translation>Leyendo la biblioteca …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Insert at the playhead</source>
      <translation>Insertar en el cabezal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Add to the sentence</source>
      <translation>Agregar a la oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Library of signs</source>
      <translation>Biblioteca de señas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>sign</source>
      <translation>seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Gloss, meaning, handshape, place, face or movement</source>
      <translation>Glosa, significado, forma de mano, lugar, cara o movimiento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Enter opens {title}.</source>
      <translation>Entrar abre {title}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Order of the signs</source>
      <translation>Orden de las señas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Keep</source>
      <translation>Conservar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Delete it from its shelf (Del)</source>
      <translation>Eliminarla de su estante (Supr)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Another shelf has this gloss, too</source>
      <translation>Otro estante también tiene esta glosa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Who changed it, when and why, where the shelf is a checkout of git</source>
      <translation>Quién la cambió, cuándo y por qué, si el estante es una copia de trabajo de git</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Versions…</source>
      <translation>Versiones…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Open it instead of the sign that is open now (Enter)</source>
      <translation>Abrirla en lugar de la seña abierta ahora (Entrar)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Put it after the cursor of the sentence</source>
      <translation>Ponerla tras el cursor de la oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Put its keys into the open sign</source>
      <translation>Poner sus claves en la seña abierta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{where} (Ctrl+Enter)</source>
      <translation>{where} (Ctrl+Entrar)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/studio/library/window.py" />
      <source>{number:,} files or shelves</source>
      <translation>
        <numerusform>{number:,} archivo o estante</numerusform>
        <numerusform>{number:,} archivos o estantes</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{count} could not be read.</source>
      <translation>{count} no se pudieron leer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>On {name}{part}</source>
      <translation>En {name}{part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Keep on {name}</source>
      <translation>Guardar en {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Save a copy of the open sign or sentence on this shelf (Ctrl+K)</source>
      <translation>Guardar una copia de la seña u oración abierta en este estante (Ctrl+K)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Sentences take that of {name}</source>
      <translation>Las oraciones toman la de {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Also on {name}</source>
      <translation>También en {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Drawing pictures ...</source>
      <translation>Dibujando imágenes …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{title} is in the sentence. Ctrl+Z in the editor takes it back.</source>
      <translation>{title} está en la oración. Ctrl+Z en el editor lo revierte.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{title} is inserted. Ctrl+Z in the editor takes it back.</source>
      <translation>{title}: insertado. Ctrl+Z en el editor lo revierte.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{title} could not be read.</source>
      <translation>{title} no se pudo leer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>The open sign has no keys yet.</source>
      <translation>La seña abierta aún no tiene claves.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>On {name} there is one of this name: it goes.</source>
      <translation>En {name} hay una con este nombre: se reemplaza.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{stem} could not be kept.</source>
      <translation>{stem} no se pudo guardar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{stem} is kept on {name}.</source>
      <translation>{stem} está guardado en {name}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{path} is deleted.</source>
      <translation>{path}: eliminado.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{stem} could not be deleted.</source>
      <translation>{stem} no se pudo eliminar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source> and {count} more</source>
      <translation> y {count} más</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Stays</source>
      <translation>Queda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>The contact stays where it is</source>
      <translation>El contacto queda donde está</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Taps</source>
      <translation>Golpetea</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>It leaves the skin and comes back, touching at its moments</source>
      <translation>Deja la piel y vuelve, tocando en sus momentos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Rubs</source>
      <translation>Frota</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>It slides about the place in contact</source>
      <translation>Se desliza en contacto alrededor del lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Brushes</source>
      <translation>Roza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>It slides through the place in contact, once</source>
      <translation>Se desliza en contacto a través del lugar, una vez</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>To and fro</source>
      <translation>De ida y vuelta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Along a line through the place</source>
      <translation>Sobre una línea a través del lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Round</source>
      <translation>En redondo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Clockwise for who looks onto the skin</source>
      <translation>En sentido horario para quien mira la piel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Round back</source>
      <translation>En redondo inverso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Counterclockwise for who looks onto the skin</source>
      <translation>En sentido antihorario para quien mira la piel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>is there</source>
      <translation>está allí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>stays near</source>
      <translation>queda cerca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>touches</source>
      <translation>toca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>holds on</source>
      <translation>agarra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>brushes</source>
      <translation>roza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>rubs</source>
      <translation>frota</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>taps</source>
      <translation>golpetea</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>touches twice</source>
      <translation>toca dos veces</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>locks in</source>
      <translation>se engancha</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>goes in</source>
      <translation>entra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Passed: nothing holds the hand here.</source>
      <translation>De paso: nada retiene aquí la mano.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: set by you.</source>
      <translation>Se detiene aquí: puesto a mano.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: the first or last key of this hand.</source>
      <translation>Se detiene aquí: la primera o la última clave de esta mano.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: the hand touches.</source>
      <translation>Se detiene aquí: la mano toca.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: two parts of the hand touch.</source>
      <translation>Se detiene aquí: dos partes de la mano tocan.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: both hands meet.</source>
      <translation>Se detiene aquí: las dos manos se encuentran.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: it is held.</source>
      <translation>Se detiene aquí: hay una pausa.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: one hand is on the other.</source>
      <translation>Se detiene aquí: una mano está sobre la otra.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: the way before or after it has a shape or a speed of its own.</source>
      <translation>Se detiene aquí: el camino anterior o posterior tiene forma o velocidad propia.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: there is no time to pass.</source>
      <translation>Se detiene aquí: no hay tiempo para pasar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: the other hand is near.</source>
      <translation>Se detiene aquí: la otra mano está cerca.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>While held</source>
      <translation>Durante la pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>How the hand meets the place</source>
      <translation>Cómo llega la mano al lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/movement/local_page.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>How far</source>
      <translation>Cuánto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>How often</source>
      <translation>Cuántas veces</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Direction</source>
      <translation>Dirección</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>From up, towards the right of who looks onto the skin: 90 is to the right</source>
      <translation>Desde arriba, hacia la derecha de quien mira la piel: 90 es a la derecha</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>How long the key is held. Click and type a time, as 0.2</source>
      <translation>Cuánto se sostiene la clave. Hacer clic y escribir un tiempo, como 0,2</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Held for</source>
      <translation>Pausa de</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Which way it rubs</source>
      <translation>De qué manera frota</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Let the hand come to a full stop here, however much life the sign has</source>
      <translation>Hacer que la mano se detenga aquí del todo, por mucha vida que tenga la seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>The contact</source>
      <translation>El contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>stays</source>
      <translation>queda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>in space</source>
      <translation>en el espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Each way</source>
      <translation>Cada sentido</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Times</source>
      <translation>Veces</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Returns</source>
      <translation>Regresos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>The hand is at a point of space here; there is nothing to tap or rub.</source>
      <translation>La mano está aquí en un punto del espacio; no hay nada que golpetear o frotar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Without a hold there is no time for it: give the key some.</source>
      <translation>Sin pausa no hay tiempo para ello: darle una a la clave.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Fingers wiggle</source>
      <translation>Dedos ondulan</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Wrist nods</source>
      <translation>Muñeca asiente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Forearm twists</source>
      <translation>Antebrazo gira</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Wrist waggles</source>
      <translation>Muñeca oscila</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Opens, closes</source>
      <translation>Abre, cierra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Fingers snap</source>
      <translation>Dedos chasquean</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The fingers go up and down one after the other</source>
      <translation>Los dedos suben y bajan uno tras otro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The hand bends to the palm and back</source>
      <translation>La mano se dobla hacia la palma y vuelve</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The forearm turns to and fro</source>
      <translation>El antebrazo gira de un lado a otro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The hand swings to the thumb and to the little finger</source>
      <translation>La mano oscila hacia el pulgar y hacia el meñique</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The hand changes to another handshape and back</source>
      <translation>La mano cambia a otra forma y vuelve</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The middle finger slides off the thumb onto the palm, and the wrist goes along</source>
      <translation>El dedo medio se desliza del pulgar a la palma, y la muñeca acompaña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>while held</source>
      <translation>durante la pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>on the way</source>
      <translation>en el camino</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>all along</source>
      <translation>todo el tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The handshape to which the hand opens or closes</source>
      <translation>La forma de mano hacia la que se abre o cierra la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The contact is kept: the arm makes room for what fingers and wrist do.</source>
      <translation>El contacto se conserva: el brazo cede espacio a lo que hacen dedos y muñeca.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>{kind}: how far</source>
      <translation>{kind}: cuánto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>{kind}: how often a second</source>
      <translation>{kind}: cuántas veces por segundo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>How often a second</source>
      <translation>Veces por segundo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>When it moves</source>
      <translation>Cuándo se mueve</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Play</source>
      <translation>Reproducir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>Play this movement again and again</source>
      <translation>Reproducir este movimiento una y otra vez</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Pause</source>
      <translation>Detener</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>On the way</source>
      <translation>En el camino</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>Fingers and wrist</source>
      <translation>Dedos y muñeca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>No key is selected.</source>
      <translation>No hay clave seleccionada.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>How it moves: path, speed and repeats; taps and rubs; wiggles and nods</source>
      <translation>Cómo se mueve: trayectoria, velocidad y repeticiones; golpeteos y frotes; ondulaciones y asentimientos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/profile.py" />
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Speed on the way</source>
      <translation>Velocidad en el camino</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/profile.py" />
      <source>How far along its way the hand is, from left to right in time. Drag a handle, or move it with the arrow keys; Tab changes it.</source>
      <translation>Hasta dónde llegó la mano en su camino, de izquierda a derecha en el tiempo. Arrastrar un asa, o moverla con las flechas; Tab cambia de asa.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/profile.py" />
      <source>a profile of its own</source>
      <translation>un perfil propio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/profile.py" />
      <source>time</source>
      <translation>tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/profile.py" />
      <source>way</source>
      <translation>camino</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/sentences/menus.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Straight</source>
      <translation>Recta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Straight from one place to the next</source>
      <translation>Recto de un lugar al siguiente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Arc</source>
      <translation>Arco</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>A bow, away from the body unless its plane is turned</source>
      <translation>Un arco, alejado del cuerpo salvo que se gire su plano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Circle</source>
      <translation>Círculo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Rounds on the way, or a part of a circle through both places</source>
      <translation>Vueltas en el camino, o parte de un círculo por ambos lugares</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Zigzag</source>
      <translation>Zigzag</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>From side to side on the way</source>
      <translation>De lado a lado en el camino</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Slide</source>
      <translation>Deslizar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>On the skin from this place to the next, in contact all the way</source>
      <translation>Sobre la piel de este lugar al siguiente, siempre en contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Smooth</source>
      <translation>Suave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Soft start and soft stop: how hands move by themselves</source>
      <translation>Comienzo suave y final suave: como las manos se mueven por sí solas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Even</source>
      <translation>Uniforme</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>One speed from start to end</source>
      <translation>Una sola velocidad de principio a fin</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Soft start</source>
      <translation>Comienzo suave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Ever faster</source>
      <translation>Cada vez más rápido</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Soft stop</source>
      <translation>Final suave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Ever slower</source>
      <translation>Cada vez más lento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Sharp stop</source>
      <translation>Final seco</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Ever faster until it stops at once, and stays</source>
      <translation>Cada vez más rápido hasta detenerse de golpe, y queda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Tense</source>
      <translation>Tenso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Held back: one speed between a short start and a short stop</source>
      <translation>Contenido: una sola velocidad entre un comienzo corto y un final corto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Height</source>
      <translation>Altura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Radius</source>
      <translation>Radio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Round by</source>
      <translation>Vuelta de</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Waves</source>
      <translation>Ondas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>By what share of the time the fingers run ahead of the hand; negative: behind</source>
      <translation>En qué parte del tiempo los dedos se adelantan a la mano; negativo: detrás</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>By what share of the time the wrist runs ahead of the hand; negative: behind</source>
      <translation>En qué parte del tiempo la muñeca se adelanta a la mano; negativo: detrás</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Path to the next key</source>
      <translation>Trayectoria a la clave siguiente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Plane</source>
      <translation>Plano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>How far the path is turned about the line between both places; 0 is away from the body</source>
      <translation>Cuánto se gira la trayectoria en torno a la línea entre ambos lugares; 0 es alejada del cuerpo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>360 is once round; 180 is half a circle through both places; negative goes the other way round</source>
      <translation>360 es una vuelta; 180 es medio círculo por ambos lugares; negativo va al revés</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Repeats</source>
      <translation>Repeticiones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>How often the hand goes back and there again before it stays</source>
      <translation>Cuántas veces la mano vuelve y va de nuevo antes de quedarse</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Fingers</source>
      <translation>Dedos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <location filename="../../../signer/studio" />
      <source>Wrist</source>
      <translation>Muñeca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <location filename="../../../signer/studio" />
      <source>Speed</source>
      <translation>Velocidad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Ahead of the hand</source>
      <translation>Adelanto a la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>to rest</source>
      <translation>al reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>a profile of your own</source>
      <translation>un perfil propio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>This is the last key of the hand: it goes back to rest from here.</source>
      <translation>Esta es la última clave de la mano: desde aquí vuelve al reposo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/compared.py" />
      <source>The signer to compare with</source>
      <translation>La figura con la que comparar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/compared.py" />
      <source>Compare with nobody</source>
      <translation>No comparar con nadie</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/easier_offer.py" />
      <source>Take this posture: the ghost on the stage (E). Place and handshape stay; one undo step.</source>
      <translation>Tomar esta postura: el fantasma del escenario (E). El lugar y la forma de mano quedan; un solo paso de Deshacer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/easier_offer.py" />
      <source>Leave this key as it is</source>
      <translation>Dejar esta clave como está</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/face_edits.py" />
      <source>The head swings here: how far is changed in the tab Face.</source>
      <translation>La cabeza oscila aquí: cuánto, se cambia en la pestaña Cara.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/face_edits.py" />
      <source>Turn head</source>
      <translation>Girar cabeza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>right eye</source>
      <translation>ojo derecho</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>left eye</source>
      <translation>ojo izquierdo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>right shoulder</source>
      <translation>hombro derecho</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>left shoulder</source>
      <translation>hombro izquierdo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>{count} of {count2}</source>
      <translation>{count} de {count2}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>Match camera, {count}: click the signer's {count2} in the film. Esc ends it.</source>
      <translation>Igualar cámara, {count}: hacer clic en la película: {count2}. Esc lo termina.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>The camera stands where the film's stood; the points are met within {miss_px:.0f} px.</source>
      <translation>La cámara está donde estaba la de la película; los puntos coinciden dentro de {miss_px:.0f} px.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>A rough match: a point is missed by {miss_px:.0f} px. Click again, eyes first.</source>
      <translation>Igualación aproximada: un punto falla por {miss_px:.0f} px. Hacer clic otra vez, primero los ojos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Beside</source>
      <translation>Al lado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>The film beside the figure</source>
      <translation>La película al lado de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Under</source>
      <translation>Debajo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>The figure over the film</source>
      <translation>La figura sobre la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Over</source>
      <translation>Encima</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>The film over the figure</source>
      <translation>La película sobre la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Outline</source>
      <translation>Contorno</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>The figure's outline over the film</source>
      <translation>El contorno de la figura sobre la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Where the film is</source>
      <translation>Dónde está la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>How opaque it is</source>
      <translation>Qué tan opaca es</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>How opaque what lies on top is</source>
      <translation>Qué tan opaco es lo que está encima</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Mirror the film</source>
      <translation>Reflejar la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Move and zoom the film by mouse</source>
      <translation>Mover y ampliar la película con el ratón</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Pin</source>
      <translation>Anclar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>This frame belongs to this moment (Alt+P)</source>
      <translation>Este cuadro corresponde a este momento (Alt+P)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Open film</source>
      <translation>Abrir película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Open this film, and remember it for this file</source>
      <translation>Abrir esta película, y recordarla para este archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>More about the film</source>
      <translation>Más sobre la película</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Reading the film…</source>
      <translation>Leyendo la película…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>{time_s:.2f} s, frame {number}</source>
      <translation>{time_s:.2f} s, cuadro {number}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>read {share:.0f}%</source>
      <translation>leído {share:.0f} %</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>nearest known: {words}, {read}</source>
      <translation>el más cercano conocido: {words}, {read}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>{words}, moved {slip_s:+.2f} s: Pin keeps it</source>
      <translation>{words}, desplazado {slip_s:+.2f} s: Anclar lo conserva</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>There is no picture of a film to click in.</source>
      <translation>No hay imagen de una película en la que hacer clic.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>part of the hand</source>
      <translation>parte de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Search {count} parts of the hand</source>
      <translation>Buscar entre {count} partes de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Show all points</source>
      <translation>Todos los puntos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Also the points that are not usual with this handshape</source>
      <translation>También los puntos que no son habituales con esta forma de mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>This part is made of fingers. Ticked, it stays made of the same ones when the handshape changes; otherwise it follows.</source>
      <translation>Esta parte se compone de dedos. Marcada, se compone de los mismos aunque cambie la forma de mano; si no, la sigue.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>drag to turn</source>
      <translation>arrastrar para girar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Stays as in {handshape_title}</source>
      <translation>Queda como en {handshape_title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Choose a handshape first: then the hand stands here, and the parts that may touch.</source>
      <translation>Elegir primero una forma de mano: entonces la mano está aquí, con las partes que pueden tocar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>unusual</source>
      <translation>no habitual</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Articulator</source>
      <translation>Parte de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Reset</source>
      <translation>Restablecer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>Let the {name} be at rest in this key</source>
      <translation>{name}: dejar en reposo en esta clave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <location filename="../../../signer/studio/panels/face/details.py" />
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/studio/widgets/adjustable.py" />
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>degrees</source>
      <translation>grados</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>millimetres</source>
      <translation>milímetros</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>{title}. Right of the middle: {more}. Left: {less}. Drag, or arrows, with Shift a tenth.</source>
      <translation>{title}. A la derecha del centro: {more}. A la izquierda: {less}. Arrastrar, o flechas, con Mayús una décima.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>Reset {name}</source>
      <translation>Restablecer {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>Left and right are the signer's own. A change sets a key on the timeline, where its ends and slopes are dragged.</source>
      <translation>Izquierda y derecha son las de la figura. Un cambio pone una clave en la línea de tiempo, donde se arrastran sus extremos y rampas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <location filename="../../../signer/words/guesses.py" />
      <location filename="../../../signer/studio" />
      <source>Body</source>
      <translation>Cuerpo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>How the signer leans and turns, beside what the hands do</source>
      <translation>Cómo se inclina y gira la figura, además de lo que hacen las manos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Nobody who signs has reviewed these yet.</source>
      <translation>Ninguna persona que seña los ha revisado todavía.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>high</source>
      <translation>alta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>medium</source>
      <translation>media</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>low</source>
      <translation>baja</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Grammar</source>
      <translation>Gramática</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Questions, topics, clauses, negation</source>
      <translation>Preguntas, temas, cláusulas, negación</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../sites/catalogue.py" />
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth</source>
      <translation>Boca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Mouth morphemes, mouth shapes, cheeks, mouthing</source>
      <translation>Gestos bucales, formas de boca, mejillas, articulación labial</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Brows, eyes, nose, feelings</source>
      <translation>Cejas, ojos, nariz, sentimientos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Gaze</source>
      <translation>Mirada</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Where the eyes look</source>
      <translation>Adónde miran los ojos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>Head</source>
      <translation>Cabeza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Head and torso</source>
      <translation>Cabeza y torso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Your own</source>
      <translation>Propias</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>one of your own signals</source>
      <translation>una de las señales propias</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>{title}: {meaning}
Over {spreads}.{codes}
Source: {source}. Confidence {confidence}; not yet reviewed by a signer.</source>
      <translation>{title}: {meaning}
Sobre {spreads}.{codes}
Fuente: {source}. Certeza {confidence}; aún no revisado por una persona que seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>As it is</source>
      <translation>Como está</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>On the side that its name says</source>
      <translation>En el lado que dice su nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Mirrored</source>
      <translation>En espejo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>The same on the other side</source>
      <translation>Lo mismo en el otro lado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Take this signal away (Del on its bar)</source>
      <translation>Quitar esta señal (Supr sobre su barra)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Strength</source>
      <translation>Intensidad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>percent</source>
      <translation>por ciento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Signal</source>
      <translation>Señal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Rate</source>
      <translation>Frecuencia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>swings a second</source>
      <translation>oscilaciones por segundo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Side of the signal</source>
      <translation>Lado de la señal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Unbind</source>
      <translation>Desatar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Let it stay when its keys are moved</source>
      <translation>Dejarla en su sitio cuando se muevan sus claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>{title} of the signal</source>
      <translation>{title} de la señal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Made of</source>
      <translation>Compuesta de</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Release</source>
      <translation>Separar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>{called}: take it out of the marker, as a signal of its own that can be changed alone</source>
      <translation>{called}: sacarla del marcador, como señal propia que se puede cambiar sola</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Bound to no key</source>
      <translation>No atada a ninguna clave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Bound to {side} key {first}</source>
      <translation>Atada a la clave {first} ({side})</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>{side} keys {first} to {last}</source>
      <translation>claves {first} a {last} ({side})</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>{side} key {first}, {other} key {last}</source>
      <translation>clave {first} ({side}), clave {last} ({other})</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Bound to {both}</source>
      <translation>Atada a {both}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Far</source>
      <translation>Lejos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio" />
      <source>Middle</source>
      <translation>Medio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Near</source>
      <translation>Cerca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/studio/side_windows/half_circle.py" />
      <source>Addressee</source>
      <translation>Interlocutor</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look at the one who is signed to</source>
      <translation>Mirar a la persona a quien se seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Left hand</source>
      <translation>Mano izquierda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look at the signer's left hand, also as it moves</source>
      <translation>Mirar la mano izquierda de la figura, también mientras se mueve</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Both</source>
      <comment>hands</comment>
      <translation>Ambas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look at both hands</source>
      <translation>Mirar ambas manos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Right hand</source>
      <translation>Mano derecha</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look at the signer's right hand, also as it moves</source>
      <translation>Mirar la mano derecha de la figura, también mientras se mueve</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>straight ahead</source>
      <translation>al frente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>to the signer's left</source>
      <translation>a la izquierda de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>to the signer's right</source>
      <translation>a la derecha de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look at a place {where}: {far}</source>
      <translation>Mirar a un punto {where}: {far}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look, over what is chosen, at</source>
      <translation>Mirar, sobre lo elegido, a</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Whole</source>
      <translation>Entera</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>The whole word is mouthed</source>
      <translation>Se articula la palabra entera</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Beginning</source>
      <translation>Comienzo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Only its stressed beginning and how it closes: FINISH as “fish”</source>
      <translation>Solo su comienzo acentuado y cómo cierra: FINISH como “fish”</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Spelled</source>
      <translation>Deletreada</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>The whole word while it is fingerspelled</source>
      <translation>La palabra entera mientras se deletrea con los dedos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Mouths of the word</source>
      <translation>Bocas de la palabra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Drag a border to lengthen a mouth; a click exchanges or drops it</source>
      <translation>Arrastrar un borde para alargar una boca; un clic la cambia o la quita</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Drop</source>
      <translation>Quitar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Vowels</source>
      <translation>Vocales</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Consonants</source>
      <translation>Consonantes</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>English word that is mouthed</source>
      <translation>Palabra inglesa que se articula</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Mouth an English word</source>
      <translation>Articular una palabra inglesa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>How much of the word</source>
      <translation>Cuánto de la palabra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>As spoken</source>
      <translation>Como se habla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Take back what was corrected by hand</source>
      <translation>Revertir lo corregido a mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Corrected by hand</source>
      <translation>Corregido a mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Guessed: not in the dictionary</source>
      <translation>Conjeturado: no está en el diccionario</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>{a_second:.0f} mouths a second are too fast to be read</source>
      <translation>{a_second:.0f} bocas por segundo son demasiado rápidas para leerlas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Type an English word as it sounds, in letters from a to z.</source>
      <translation>Escribir una palabra inglesa como suena, con letras de a a z.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>signal</source>
      <translation>señal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Name, meaning, English word, code</source>
      <translation>Nombre, significado, palabra inglesa, código</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Which signals</source>
      <translation>Qué señales</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Keep the face at the playhead under a name, among the signals</source>
      <translation>Guardar con un nombre la cara del cabezal, entre las señales</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>from the playhead on</source>
      <translation>desde el cabezal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>{name} is taken away.</source>
      <translation>{name}: se quitó.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Keep the face at the playhead…</source>
      <translation>Guardar la cara del cabezal…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Take away</source>
      <translation>Quitar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Set</source>
      <translation>Poner</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Click to set a signal, again to take it away.</source>
      <translation>Clic para poner una señal, otra vez para quitarla.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Questions, mouth, brows, gaze and head, over the keys that are chosen</source>
      <translation>Preguntas, boca, cejas, mirada y cabeza, sobre las claves elegidas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>Shapes</source>
      <translation>Formas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>As the signal</source>
      <translation>Como la señal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>Take back the shapes that were set by hand</source>
      <translation>Revertir las formas puestas a mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>own</source>
      <translation>propio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>the signal's</source>
      <translation>de la señal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>Shape: {title_of}</source>
      <translation>Forma: {title_of}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>Change both sides each by itself</source>
      <translation>Cambiar ambos lados, cada uno por separado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>, sides</source>
      <translation>, lados</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>, left</source>
      <translation>, izquierda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>, right</source>
      <translation>, derecha</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Knuckle</source>
      <translation>Nudillo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>back</source>
      <comment>to which a joint bends</comment>
      <translation>dorso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Spread</source>
      <translation>Separación</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>pinky</source>
      <translation>meñique</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Middle joint</source>
      <translation>Articulación media</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>End joint</source>
      <translation>Articulación final</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Across</source>
      <translation>Cruce</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/words/facing.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>out</source>
      <translation>afuera</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>over the palm</source>
      <translation>sobre la palma</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Lift</source>
      <translation>Elevación</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>flat</source>
      <translation>plano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>out of the palm</source>
      <translation>fuera de la palma</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>Turn</source>
      <translation>Giro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>away</source>
      <translation>lejos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>pad to the palm</source>
      <translation>yema a la palma</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>back</source>
      <translation>atrás</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>{spoken}: {in_degrees} is not possible; {in_degrees2} is the nearest.</source>
      <translation>{spoken}: {in_degrees} no es posible; lo más cercano es {in_degrees2}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Base</source>
      <translation>Base</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Back to the posture (Esc)</source>
      <translation>Volver a la postura (Esc)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>The hand; its joints choose a finger</source>
      <translation>La mano; sus articulaciones eligen un dedo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Finger</source>
      <translation>Dedo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Finger as it was</source>
      <translation>Dedo como estaba</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Hand as it was</source>
      <translation>Mano como estaba</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>{side} fingers</source>
      <translation>Dedos: mano {side}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>This finger</source>
      <translation>Este dedo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>The whole hand</source>
      <translation>Toda la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>{what} as {made_from} has it</source>
      <translation>{what} como en {made_from}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Bend fingers back</source>
      <translation>Restablecer dedos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>No key here. Put the playhead on one, or choose a handshape: then its fingers are bent here.</source>
      <translation>Aquí no hay clave. Poner el cabezal sobre una, o elegir una forma de mano: entonces sus dedos se doblan aquí.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Bend fingers…</source>
      <translation>Doblar dedos…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Bend every joint of the hand, and keep it as a handshape of your own</source>
      <translation>Doblar cada articulación de la mano, y guardarla como forma de mano propia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Name of the handshape</source>
      <translation>Nombre de la forma de mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Name it to keep it</source>
      <translation>Nombrarla para guardarla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Keep this handshape under the name</source>
      <translation>Guardar esta forma de mano con el nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Own handshape</source>
      <translation>Forma de mano propia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Bend a joint first: as it is the hand has a handshape of the inventory.</source>
      <translation>Doblar primero una articulación: tal como está, la mano tiene una forma del inventario.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Not saved: {problems}.</source>
      <translation>No guardado: {problems}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Name handshape</source>
      <translation>Nombrar forma de mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Saved. {name} stands among the handshapes.</source>
      <translation>Guardado. {name} está entre las formas de mano.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Put the playhead on a key to bend its fingers.</source>
      <translation>Poner el cabezal sobre una clave para doblar sus dedos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Save keeps it on this computer too: it came with the sign.</source>
      <translation>Guardar la conserva también en este equipo: vino con la seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Save changes {part}; signs made with it before stay as they are.</source>
      <translation>Guardar cambia {part}; las señas hechas antes con ella quedan como están.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <location filename="../../../signer/studio" />
      <source>Palm</source>
      <translation>Palma</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <source>Look from the palm's side</source>
      <translation>Mirar desde el lado de la palma</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <location filename="../../../signer/studio" />
      <source>Back</source>
      <translation>Dorso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <source>Look from the back of the hand's side</source>
      <translation>Mirar desde el lado del dorso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <location filename="../../../signer/studio" />
      <source>Thumb</source>
      <translation>Pulgar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <source>Look from the thumb's side</source>
      <translation>Mirar desde el lado del pulgar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <location filename="../../../signer/studio" />
      <source>Pinky</source>
      <translation>Meñique</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <source>Look from the pinky's side</source>
      <translation>Mirar desde el lado del meñique</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Side of the hand</source>
      <translation>Lado de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <location filename="../../../signer/studio/window.py" />
      <location filename="../../../signer/tables/drafting.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>handshape</source>
      <translation>forma de mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <source>Letter, number or name</source>
      <translation>Letra, número o nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <source>Bend fingers, and keep your own handshapes (Ctrl+B)</source>
      <translation>Doblar dedos, y guardar formas de mano propias (Ctrl+B)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <source>Choose {title}</source>
      <translation>Elegir {title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <source>Bend its fingers…</source>
      <translation>Doblar sus dedos…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Fists</source>
      <translation>Puños</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Flat and spread</source>
      <translation>Planas y abiertas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Curved and clawed</source>
      <translation>Curvas y en garra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Pinched</source>
      <translation>En pinza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>One finger</source>
      <translation>Un dedo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Two fingers</source>
      <translation>Dos dedos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Three fingers</source>
      <translation>Tres dedos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Thumb, index and pinky</source>
      <translation>Pulgar, índice y meñique</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Used last</source>
      <translation>Usadas últimamente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Letters</source>
      <translation>Letras</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Numbers</source>
      <translation>Números</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>{part}, made from {title}</source>
      <translation>{part}, hecha de {title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>one of your own handshapes</source>
      <translation>una de las formas de mano propias</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>{title}: {words}
Confidence {confidence}; not yet reviewed by a signer.</source>
      <translation>{title}: {words}
Certeza {confidence}; aún no revisada por una persona que seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>On the stage they are dragged too, best from above (T). Gazes at a place, and hands at it, go along.</source>
      <translation>En el escenario también se arrastran, mejor desde arriba (T). Las miradas a un punto, y las manos en él, lo acompañan.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Places…</source>
      <translation>Puntos…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Name, move, add and remove places of the room</source>
      <translation>Nombrar, mover, agregar y quitar puntos del espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>No places in the room yet</source>
      <translation>Aún no hay puntos en el espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>A place in the room</source>
      <translation>Un punto en el espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>{count} places in the room</source>
      <translation>{count} puntos en el espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Places in the room</source>
      <translation>Puntos del espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Add a place</source>
      <translation>Agregar un punto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Add a place in the room</source>
      <translation>Agregar un punto en el espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <source>To the left</source>
      <translation>A la izquierda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Away</source>
      <translation>Distancia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Up</source>
      <translation>Arriba</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Take this place away</source>
      <translation>Quitar este punto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Name of {title}</source>
      <translation>Nombre de {title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>Place {id}</source>
      <translation>Punto {id}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Degrees to the signer's left of</source>
      <translation>Grados a la izquierda de la figura de</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Centimetres away of</source>
      <translation>Centímetros de distancia de</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Centimetres above the chest of</source>
      <translation>Centímetros sobre el pecho de</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>to the next key</source>
      <translation>a la clave siguiente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>through here</source>
      <translation>por aquí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Which way, from up towards the right of who looks onto the skin: 90 is to the right</source>
      <translation>Hacia dónde, desde arriba hacia la derecha de quien mira la piel: 90 es a la derecha</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>More of this in Movement (Ctrl+5)</source>
      <translation>Más de esto en Movimiento (Ctrl+5)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Where it slides</source>
      <translation>Adónde se desliza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Stand-off</source>
      <translation>Distancia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>{value:.0f} mm is the nearest</source>
      <translation>{value:.0f} mm es lo más cercano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>A stand-off of {signed} mm is not possible; {nearest}: {words}.</source>
      <translation>Una distancia de {signed} mm no es posible; {nearest}: {words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Touch</source>
      <translation>Tocar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>The part of the hand lies on the skin</source>
      <translation>La parte de la mano está sobre la piel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>It stays a little away from the skin</source>
      <translation>Queda un poco separada de la piel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>At</source>
      <translation>En</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>The hand is at the place; whether it touches is not said</source>
      <translation>La mano está en el lugar; no se dice si toca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Tap</source>
      <translation>Golpetear</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>It leaves the skin and comes back while the key is held</source>
      <translation>Deja la piel y vuelve durante la pausa de la clave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>It slides on the skin, through this place or to the next key</source>
      <translation>Se desliza sobre la piel, a través de este lugar o hasta la clave siguiente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Rub</source>
      <translation>Frotar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>It slides about this place while the key is held</source>
      <translation>Se desliza alrededor de este lugar durante la pausa de la clave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>On: palm and fingers go on pointing where they point while the elbow, the site or the time changes; the wrist follows.
Off: the hand goes along with its forearm. Switching moves nothing.</source>
      <translation>Activado: palma y dedos siguen apuntando adonde apuntan mientras cambian el codo, el lugar o el tiempo; la muñeca acompaña.
Desactivado: la mano va con su antebrazo. Conmutar no mueve nada.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Meet the direction exactly, whatever that breaks: a joint at its stop, the arm in the body.
A second click on the same direction does so too.</source>
      <translation>Cumplir la dirección con exactitud, rompa lo que rompa: una articulación en su tope, el brazo en el cuerpo.
Un segundo clic en la misma dirección hace lo mismo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Turn the hand that way only as far as is easy, up to 65° off.</source>
      <translation>Girar la mano hacia allí solo hasta donde es fácil, con hasta 65° de desvío.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Bring the hand to the next place out from the body where the direction is met better.</source>
      <translation>Llevar la mano al siguiente lugar más lejos del cuerpo donde la dirección se cumple mejor.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Only a hand in space goes farther out: this one touches, or is far out already.</source>
      <translation>Solo una mano en el espacio va más afuera: esta toca, o ya está muy afuera.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Exact anyway</source>
      <translation>Exacto igualmente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Freer turn</source>
      <translation>Giro más libre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Next place out</source>
      <translation>Lugar más afuera</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Directions</source>
      <translation>Direcciones</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>palm {palm}, fingers {fingers}</source>
      <translation>palma {palm}, dedos {fingers}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>the signer's own</source>
      <translation>las de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>The hand went farther out, to {place}.</source>
      <translation>La mano fue más afuera, a {place}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>The hand went farther out.</source>
      <translation>La mano fue más afuera.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>The easiest elbow height for this contact (the pin).
With Shift: wrist and elbow together, the face seen.
Easy: every joint near its middle, the elbow low beside the body; after RULA (McAtamney &amp; Corlett 1993).</source>
      <translation>La altura del codo más fácil para este contacto (la aguja).
Con Mayús: muñeca y codo juntos, con la cara a la vista.
Fácil: cada articulación cerca de su centro, el codo bajo junto al cuerpo; según RULA (McAtamney &amp; Corlett 1993).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>O brings it clear.</source>
      <translation>O la libera.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>Elbow height round its circle: 0° is the lowest point. Drag, or arrows 1°, with Shift 0.1°, Page 10°.</source>
      <translation>Altura del codo en su círculo: 0° es el punto más bajo. Arrastrar, o flechas 1°, con Mayús 0,1°, Re Pág/Av Pág 10°.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>Elbow height in degrees</source>
      <translation>Altura del codo en grados</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>Relax</source>
      <translation>Relajar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>The elbow's circle ends at a whole turn.</source>
      <translation>El círculo del codo termina en una vuelta entera.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>{wanted} is not possible; {nearest} is the nearest.</source>
      <translation>{wanted} no es posible; lo más cercano es {nearest}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>At no elbow height is it clear; {clears}</source>
      <translation>A ninguna altura del codo está libre; {clears}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>It is clear at {in_degrees}. {clears}</source>
      <translation>Queda libre con {in_degrees}. {clears}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>{words} elsewhere in the hold. {way_out_words}</source>
      <translation>{words} en otra parte de la pausa. {way_out_words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>The {part} is in {name}</source>
      <translation>{part}: dentro de {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>{part} in {name}.</source>
      <translation>{part}: en {name}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>No height is possible. {words}</source>
      <translation>Ninguna altura es posible. {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>Below</source>
      <translation>Debajo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>Above</source>
      <translation>Encima</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/panel.py" />
      <source>The contact stays in place.</source>
      <translation>El contacto se queda donde está.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/panel.py" />
      <location filename="../../../signer/studio/window.py" />
      <source>Posture</source>
      <translation>Postura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/panel.py" />
      <source>How the hand is held: wrist, elbow, directions, contact</source>
      <translation>Cómo se sostiene la mano: muñeca, codo, direcciones, contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Discomfort: 0 at ease, from 1 on clearly awkward, 3 where nobody holds it.
{counts}
After RULA, McAtamney &amp; Corlett 1993; weights by eye.</source>
      <translation>Incomodidad: 0 sin esfuerzo, desde 1 claramente incómodo, 3 donde nadie la sostiene.
{counts}
Según RULA, McAtamney &amp; Corlett 1993; pesos a ojo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Counted: how high the elbow stands, how far before, behind or off the body, and its turn.</source>
      <translation>Cuenta: la altura del codo, cuánto está delante, detrás o separado del cuerpo, y su giro.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Counted: bent by less than 30° or more than 125°.</source>
      <translation>Cuenta: flexión de menos de 30° o de más de 125°.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Counted: bend and side bend together, bend past 30°, forearm turned past its middle half.</source>
      <translation>Cuenta: flexión y flexión lateral juntas, flexión de más de 30°, antebrazo girado más allá de su mitad central.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>The deepest place of hand and forearm in the body or in the other arm.
Soft: no deeper than flesh gives, 3 mm, 6 mm about the articulator, 8 mm where a palm lies on something.</source>
      <translation>El punto más profundo de la mano y el antebrazo en el cuerpo o en el otro brazo.
Blando: no más de lo que cede la carne, 3 mm, 6 mm alrededor de la parte de la mano, 8 mm donde se apoya una palma.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Reach</source>
      <translation>Alcance</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Inside</source>
      <translation>Dentro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>Shoulder</source>
      <translation>Hombro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <location filename="../../../signer/studio" />
      <source>Elbow</source>
      <translation>Codo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>past its limit</source>
      <translation>supera el límite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>at its limit</source>
      <translation>en el límite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>at ease</source>
      <translation>sin esfuerzo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>{discomfort:.1f}, awkward</source>
      <translation>{discomfort:.1f}, incómodo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>Let another part of this hand touch a second place.
The first contact is met exactly, the second as nearly as the wrist allows.</source>
      <translation>Hacer que otra parte de esta mano toque un segundo lugar.
El primer contacto se cumple con exactitud, el segundo tan bien como permite la muñeca.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>+ Second contact</source>
      <translation>+ Segundo contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>Part of the hand that touches the second place</source>
      <translation>Parte de la mano que toca el segundo lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Second place</source>
      <translation>Segundo lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>Take the second contact away</source>
      <translation>Quitar el segundo contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>{missed_m:.1f} mm</source>
      <translation>{missed_m:.1f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>How far the second contact misses on the drawn skin</source>
      <translation>Cuánto falla el segundo contacto sobre la piel dibujada</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>The shoulder goes by itself: it helps fully towards what is far, and nothing is done by hand.</source>
      <translation>El hombro va solo: ayuda del todo hacia lo que está lejos, y nada está puesto a mano.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>{0} Drag, or arrows {1}, with Shift a tenth, Page {2}. A change between keys sets a key of the shoulder.</source>
      <translation>{0} Arrastrar, o flechas {1}, con Mayús un décimo, Pág {2}. Un cambio entre claves pone una clave del hombro.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Helps</source>
      <translation>Ayuda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>How much the shoulder helps by itself towards what is far.</source>
      <translation>Cuánto ayuda el hombro por sí solo hacia lo que está lejos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Raise</source>
      <translation>Subir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Right: a shrug. Left: a slump.</source>
      <translation>Derecha: encogido hacia arriba. Izquierda: caído.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Forward</source>
      <translation>Adelante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Right: drawn forward. Left: drawn back.</source>
      <translation>Derecha: llevado hacia delante. Izquierda: hacia atrás.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Auto</source>
      <translation>Solo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Shoulder: {title}</source>
      <translation>Hombro: {title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/words/readings.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>at rest</source>
      <translation>en reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Shoulder: {told} is not possible; {told2} is the nearest</source>
      <translation>Hombro: {told} no es posible; lo más cercano es {told2}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>{answer}: it goes no further.</source>
      <translation>{answer}: no va más allá.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <location filename="../../../signer/words/facing.py" />
      <location filename="../../../signer/words/guesses.py" />
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>up</source>
      <translation>arriba</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/words/facing.py" />
      <location filename="../../../signer/words/guesses.py" />
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>down</source>
      <translation>abajo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>forward</source>
      <translation>adelante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <source>Bend</source>
      <translation>Flexión</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <source>Side</source>
      <comment>bend of the wrist</comment>
      <translation>Lateral</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <source>Forearm turn</source>
      <translation>Giro antebrazo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>Keep elbow while turning</source>
      <translation>Mantener el codo al girar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>The elbow stays where it is while a dial turns the wrist, as far as the contact allows.
Buttons of directions find an easy elbow anyway.</source>
      <translation>El codo se queda donde está mientras un dial gira la muñeca, hasta donde lo permite el contacto.
Los botones de direcciones buscan de todos modos un codo cómodo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>{in_degrees} is not possible; {in_degrees2} is the nearest</source>
      <translation>{in_degrees} no es posible; lo más cercano es {in_degrees2}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>{answer}: {title} goes no further {words_toward}.</source>
      <translation>{answer}: {title} no va más allá {words_toward}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>Not {in_degrees} to {in_degrees2}: {words}</source>
      <translation>No de {in_degrees} a {in_degrees2}: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>A hand cannot be brought to its own arm; choose a place elsewhere.</source>
      <translation>Una mano no puede llevarse a su propio brazo; elegir otro lugar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Bring both hands to each other, in front of the signer</source>
      <translation>Llevar las dos manos una a la otra, delante de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>There is no skin here; click a dot, or the signer.</source>
      <translation>Aquí no hay piel; hacer clic en un punto o en la figura.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Face and head</source>
      <translation>Cara y cabeza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Neck, shoulders and trunk</source>
      <translation>Cuello, hombros y torso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/words/guesses.py" />
      <location filename="../../../signer/studio" />
      <source>Arm</source>
      <translation>Brazo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>The other arm</source>
      <translation>El otro brazo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio" />
      <source>Hand</source>
      <translation>Mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>The other hand, as it is shaped here</source>
      <translation>La otra mano, con la forma que tiene aquí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio/stage/view.py" />
      <location filename="../../../signer/studio" />
      <source>Space</source>
      <translation>Espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Places in front of the signer</source>
      <translation>Puntos delante de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>In front</source>
      <translation>Delante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>27 places in front of the signer</source>
      <translation>27 puntos delante de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>By head</source>
      <translation>Junto a la cabeza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Close to the head, without touching</source>
      <translation>Cerca de la cabeza, sin tocar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>By chest</source>
      <translation>Junto al pecho</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Close to the chest, without touching</source>
      <translation>Cerca del pecho, sin tocar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>In room</source>
      <translation>En la sala</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Places in the room, where a hand stays while the trunk moves</source>
      <translation>Puntos de la sala, donde una mano se queda mientras se mueve el torso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Near the chest</source>
      <translation>Cerca del pecho</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Half an arm away</source>
      <translation>A medio brazo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Arm nearly straight</source>
      <translation>Brazo casi estirado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio/window.py" />
      <location filename="../../../signer/tables/drafting.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>place</source>
      <translation>lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Search {count} places</source>
      <translation>Buscar en {count} lugares</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Kind of place</source>
      <translation>Tipo de lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Part of space</source>
      <translation>Parte del espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Distance from the signer</source>
      <translation>Distancia de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Bring the hand, to stay there in the room, to</source>
      <translation>Llevar la mano, para quedarse allí en la sala, a</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Name of the place</source>
      <translation>Nombre del lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Keep this place for other signs, too</source>
      <translation>Guardar este lugar también para otras señas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>The place was not kept: {words}.</source>
      <translation>El lugar no se guardó: {words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>{name} is found among the places now.</source>
      <translation>{name} está ahora entre los lugares.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Name place</source>
      <translation>Nombrar punto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Site</source>
      <translation>Lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pages.py" />
      <source>one of your own places</source>
      <translation>uno de los lugares propios</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pages.py" />
      <source>Own</source>
      <translation>Propios</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pictures.py" />
      <source>free point</source>
      <translation>punto libre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pictures.py" />
      <source>own place</source>
      <translation>lugar propio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pictures.py" />
      <source>Place of the room</source>
      <translation>Punto de la sala</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pictures.py" />
      <source>Free point</source>
      <translation>Punto libre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Look the signer in the face</source>
      <translation>Mirar la figura de frente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Right</source>
      <translation>Derecha</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Look from the signer's right</source>
      <translation>Mirar desde la derecha de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Back</source>
      <comment>seen from behind</comment>
      <translation>Detrás</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Look from behind</source>
      <translation>Mirar desde atrás</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Left</source>
      <translation>Izquierda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Look from the signer's left</source>
      <translation>Mirar desde la izquierda de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Places on the signer</source>
      <translation>Lugares en la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Side of the signer</source>
      <translation>Lado de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>Comes in</source>
      <translation>Entra en</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>How long it takes to come, before its hold: the slope before its bar on the timeline</source>
      <translation>Cuánto tarda en llegar, antes de su pausa: la rampa delante de su barra en la línea de tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>Holds for</source>
      <translation>Dura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>How long it stays: its bar on the timeline</source>
      <translation>Cuánto se queda: su barra en la línea de tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>Goes in</source>
      <translation>Sale en</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>How long it takes to go back, after its hold: the slope behind its bar</source>
      <translation>Cuánto tarda en volver, después de su pausa: la rampa detrás de su barra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>{tip}. Click and type a time, as 0.2</source>
      <translation>{tip}. Hacer clic y escribir un tiempo, como 0,2</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/pictures/sign_drawing.py" />
      <source>sign {digest} {camera} {picture_px} {drawn}</source>
      <translation>sign {digest} {camera} {picture_px} {drawn}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>{} begins a marking: type its glosses, and ) behind the last.</source>
      <translation>{} empieza una marcación: escribir sus glosas, y ) detrás de la última.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>No marking is begun before the caret: type one as t( before its first gloss, or choose items and a card of the Face panel.</source>
      <translation>Antes del cursor no hay ninguna marcación empezada: escribir una como t( antes de su primera glosa, o elegir elementos y una tarjeta del panel Cara.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>There is nothing before the caret to end.</source>
      <translation>Antes del cursor no hay nada que terminar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>Every sign is as it is in the library.</source>
      <translation>Todas las señas están como en la biblioteca.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>The library has no sign for {unknown}: the red items are gaps to fill. Shift+Enter spells the one before the caret, a right click offers to choose a sign.</source>
      <translation>La biblioteca no tiene seña para {unknown}: los elementos rojos son huecos por llenar. Mayús+Entrar deletrea el que está antes del cursor, un clic derecho ofrece elegir una seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>It is spelled already.</source>
      <translation>Ya está deletreado.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>the clipboard</source>
      <translation>el portapapeles</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>1 sign is</source>
      <translation>1 seña está</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>{count} signs are</source>
      <translation>{count} señas están</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>{count} as in the library now; changes made here are kept</source>
      <translation>{count} ahora como en la biblioteca; los cambios hechos aquí se conservan</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>The sign of yours that bears this name goes.</source>
      <translation>La seña propia con este nombre desaparece.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>{stem} is kept among your own signs.</source>
      <translation>{stem} está ahora entre las señas propias.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answer_card.py" />
      <source>Enter takes it, Tab the next. Space takes exactly what is typed, Shift+Enter spells it.</source>
      <translation>Entrar la toma, Tab la siguiente. Espacio toma exactamente lo escrito, Mayús+Entrar lo deletrea.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answer_card.py" />
      <source>None is called so: Enter or Tab chooses, Shift+Enter spells it. Space takes exactly what is typed.</source>
      <translation>Ninguna se llama así: Entrar o Tab elige, Mayús+Entrar deletrea. Espacio toma exactamente lo escrito.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answer_card.py" />
      <source>Gloss, fs-WORD, #WORD, number, IX, (0.5s), t( )</source>
      <translation>Glosa, fs-PALABRA, #PALABRA, número, IX, (0.5s), t( )</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answer_card.py" />
      <source>Answers</source>
      <translation>Respuestas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>Nothing is called so, and there is nothing in it to spell.</source>
      <translation>Nada se llama así, y no hay en ello nada que deletrear.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>pause</source>
      <translation>pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>from {name}</source>
      <translation>de {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>your own sign</source>
      <translation>seña propia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>spelled as one sign</source>
      <translation>deletreado como una sola seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>spelled</source>
      <translation>deletreado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>number</source>
      <translation>número</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>point</source>
      <translation>señalamiento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>classifier</source>
      <translation>clasificador</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>cannot be spelled</source>
      <translation>no se puede deletrear</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>too long a pause</source>
      <translation>pausa demasiado larga</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>no such sign yet</source>
      <translation>aún sin seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <location filename="../../../signer/tables/comparing.py" />
      <source>two hands</source>
      <translation>dos manos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/tables/comparing.py" />
      <source>one hand</source>
      <translation>una mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>No life</source>
      <translation>Sin vida</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Life 30 %</source>
      <translation>Vida 30 %</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Life 50 %</source>
      <translation>Vida 50 %</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Life 100 %</source>
      <translation>Vida 100 %</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Nothing</source>
      <translation>Nada</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>A phrase  ,</source>
      <translation>Una frase  ,</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>A clause  ;</source>
      <translation>Una cláusula  ;</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>A sentence  .</source>
      <translation>Una oración  .</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>As its neighbours ask</source>
      <translation>Como piden los vecinos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Stays as it was</source>
      <translation>Se queda como estaba</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Waits before the belly</source>
      <translation>Espera ante el vientre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Goes to rest</source>
      <translation>Va al reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Natural: as people sign</source>
      <translation>Natural: como se seña normalmente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Clear: quicker signs, slower transitions</source>
      <translation>Claro: señas más rápidas, transiciones más lentas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Teaching: slow</source>
      <translation>Enseñanza: lento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Citation: as in the library</source>
      <translation>Cita: como en la biblioteca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Change its keys (Enter)</source>
      <translation>Cambiar sus claves (Entrar)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Spell it instead</source>
      <translation>Deletrear en su lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Choose another sign…</source>
      <translation>Elegir otra seña…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Tempo</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Another…	Alt+T</source>
      <translation>Otro…	Alt+T</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Begins</source>
      <translation>Empieza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Move it in space…</source>
      <translation>Mover en el espacio…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>{one:g} s longer</source>
      <translation>{one:g} s más</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>No longer</source>
      <translation>Sin alargar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Hold its end</source>
      <translation>Sostener el final</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>End of</source>
      <translation>Fin de</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Hand that it leaves free</source>
      <translation>Mano que deja libre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Mirrored	Alt+M</source>
      <translation>Reflejada	Alt+M</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>One hand	Alt+O</source>
      <translation>Una mano	Alt+O</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Signal over it</source>
      <translation>Señal encima</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Delete	Del</source>
      <translation>Eliminar	Supr</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Another length…</source>
      <translation>Otra duración…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Put a sign in its place…</source>
      <translation>Poner una seña en su lugar…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Free of the body, by itself</source>
      <translation>Libre del cuerpo, por sí solo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>An arc of {high:.0f} cm</source>
      <translation>Un arco de {high:.0f} cm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>As long as the way asks for</source>
      <translation>Lo que pida el camino</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>In the Face panel</source>
      <translation>En el panel Cara</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Tempo {one:g}{times}</source>
      <translation>Tempo {one:g}{times}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Another tempo…</source>
      <translation>Otro tempo…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Zoom in until all names fit</source>
      <translation>Ampliar hasta que quepan todos los nombres</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Update all from the library</source>
      <translation>Actualizar todo desde la biblioteca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Times the tempo of the sentence:</source>
      <translation>Veces el tempo de la oración:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Seconds, at the tempo 1:</source>
      <translation>Segundos, con tempo 1:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Pause</source>
      <comment>part of a sentence</comment>
      <translation>Pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Tempo of the sentence:</source>
      <translation>Tempo de la oración:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>When the hands get there</source>
      <translation>Cuando llegan las manos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>At {start_s:.2f} s, as now</source>
      <translation>A los {start_s:.2f} s, como ahora</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>At the playhead, {playhead_s:.2f} s	Alt+B</source>
      <translation>En el cabezal, {playhead_s:.2f} s	Alt+B</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>At another time…</source>
      <translation>En otro momento…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Seconds; {earliest_s:.2f} s at the earliest:</source>
      <translation>Segundos; como pronto {earliest_s:.2f} s:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Begins at</source>
      <translation>Empieza a los</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <location filename="../../../signer/studio/stage/stage.py" />
      <source>The signer</source>
      <translation>La figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>The addressee</source>
      <translation>El interlocutor</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Goes from</source>
      <translation>Parte de</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Goes to</source>
      <translation>Va hacia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Things</source>
      <translation>Cosas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>An address</source>
      <translation>Una dirección</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>The time</source>
      <translation>La hora</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>An age</source>
      <translation>Una edad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>An order</source>
      <translation>Un orden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Number of</source>
      <translation>Número de</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Slide aside</source>
      <translation>Deslizar a un lado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Form again</source>
      <translation>Formar otra vez</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Bounce</source>
      <translation>Rebotar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Two equal letters</source>
      <translation>Dos letras iguales</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>All signals…</source>
      <translation>Todas las señales…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Update from the library</source>
      <translation>Actualizar desde la biblioteca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Put back what was changed here</source>
      <translation>Restablecer lo cambiado aquí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Save to the library…</source>
      <translation>Guardar en la biblioteca…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Detach from the library</source>
      <translation>Separar de la biblioteca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>Rates not judged by signers</source>
      <translation>Tempo sin valorar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/words/facing.py" />
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>left</source>
      <translation>izquierda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/words/facing.py" />
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>right</source>
      <translation>derecha</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>natural</source>
      <translation>natural</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>clear</source>
      <translation>claro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>teaching</source>
      <translation>enseñanza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>citation</source>
      <translation>cita</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>Its own time</source>
      <translation>Su propio tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>from {place}</source>
      <translation>desde {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>to {place}</source>
      <translation>hacia {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>mirrored</source>
      <translation>reflejado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>{repeats} times</source>
      <translation>{repeats} veces</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>held {hold_s:g} s</source>
      <translation>sostenido {hold_s:g} s</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>moved {words}</source>
      <translation>movido {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>{count} changed</source>
      <translation>{count} cambiados</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>{by_m:.3g} cm {more}</source>
      <translation>{by_m:.3g} cm {more}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>Type glosses: MY NAME fs-JOE . IX-2p NAME WHAT ?   A line of them can be pasted.</source>
      <translation>Escribir glosas: MY NAME fs-JOE . IX-2p NAME WHAT ?   Se puede pegar una línea de ellas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>No item of the sentence is chosen: click one, or move the caret with Shift and the arrows.</source>
      <translation>Ningún elemento de la oración está elegido: hacer clic en uno, o mover el cursor con Mayús y las flechas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>Pauses and gaps begin when what is before them ends; pin what is signed after them.</source>
      <translation>Las pausas y los huecos empiezan cuando termina lo que está antes; anclar lo que se hace después.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>The hands get to {} at {} s at the earliest: make quicker what comes before.</source>
      <translation>Las manos llegan a {} como pronto a los {} s: hacer más rápido lo anterior.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>It is as quick as an item can be: {tempo:g} times its own tempo.</source>
      <translation>No puede ser más rápido: {tempo:g} veces su propio tempo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>It is as slow as an item can be: {tempo:g} times its own tempo.</source>
      <translation>No puede ser más lento: {tempo:g} veces su propio tempo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>{gloss} begins when the hands get there.</source>
      <translation>{gloss} empieza cuando las manos llegan allí.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>{gloss} begins at {now_s:.2f} s.</source>
      <translation>{gloss} empieza a los {now_s:.2f} s.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Nobody who signs has judged the rates and transitions of sentences yet: they are this project's own, from published figures where there are any.</source>
      <translation>Nadie que señe ha valorado aún el tempo y las transiciones de las oraciones: son de este proyecto, según cifras publicadas donde las hay.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>This sign is worked on in its own time, that of the library; in the sentence it plays so many times as quickly. Below is when the playhead's moment comes there, as it was last performed. Esc goes back.</source>
      <translation>En esta seña se trabaja en su propio tiempo, el de la biblioteca; en la oración se reproduce tantas veces más rápido. Abajo está cuándo llega allí el momento del cabezal, tal como se ejecutó por última vez. Esc vuelve atrás.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Its path was set so: a double click chooses another one.</source>
      <translation>Su trayectoria se puso así: un doble clic elige otra.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>No free way was found.</source>
      <translation>No se encontró ningún camino libre.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Too fast: a wrist goes over 2 m/s.</source>
      <translation>Demasiado rápido: una muñeca pasa de 2 m/s.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>The {part} is {depth_mm:.0f} mm inside the {into}</source>
      <translation>{part}: {depth_mm:.0f} mm dentro de {into}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>{deep} at {time_s:.2f} s. {why}</source>
      <translation>{deep} a los {time_s:.2f} s. {why}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>{not_judged}
Click for style and tempo.</source>
      <translation>{not_judged}
Clic para estilo y tempo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Pause of </source>
      <translation>Pausa de </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Transition of {end_s:.2f} s{part}</source>
      <translation>Transición de {end_s:.2f} s{part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>, an arc</source>
      <translation>, un arco</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Drag changes its length, a double click its path.</source>
      <translation>Arrastrar cambia su duración, un doble clic su trayectoria.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>its own time</source>
      <translation>tiempo propio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>plays {pace:.2g}×</source>
      <translation>va a {pace:.2g}×</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>{carried:.2f} s of the sentence</source>
      <translation>{carried:.2f} s de la oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>The library has no such sign. Right click: spell it, or choose a sign.</source>
      <translation>La biblioteca no tiene esa seña. Clic derecho: deletrear, o elegir una seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>The hands stay as they are. Drag its end, or double click, to change its length.</source>
      <translation>Las manos se quedan como están. Arrastrar su final, o doble clic, cambia su duración.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Pinned to {at_s:.2f} s: what comes before is held until then.</source>
      <translation>Anclado a los {at_s:.2f} s: lo anterior se sostiene hasta entonces.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Pinned to {at_s:.2f} s; the hands get there at {late_s:.2f} s only.</source>
      <translation>Anclado a los {at_s:.2f} s; las manos llegan allí solo a los {late_s:.2f} s.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>The library has another sign now. Right click: Update from the library.</source>
      <translation>La biblioteca tiene ahora otra seña. Clic derecho: Actualizar desde la biblioteca.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Double click, or Enter, changes its keys. Alt+drag pins its beginning, of its end its tempo.</source>
      <translation>Doble clic, o Entrar, cambia sus claves. Alt+arrastrar ancla su comienzo; en su final, su tempo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>behind {title_of}</source>
      <translation>detrás de {title_of}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>at the beginning</source>
      <translation>al principio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>{chosen} chosen</source>
      <translation>{chosen} elegidos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>Caret {where}</source>
      <translation>Cursor {where}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>{told}. {count} items.</source>
      <translation>{told}. {count} elementos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>{begin:.2f} to {end:.2f} s</source>
      <translation>{begin:.2f} a {end:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Learning it: some seconds.</source>
      <translation>Aprendiéndolo: algunos segundos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Laying the places on its skin anew.</source>
      <translation>Poniendo de nuevo los lugares sobre su piel.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Look whether dots lie where they should. Choose one, and click where it belongs; drag beside it to turn.</source>
      <translation>Mirar si los puntos están donde deben. Elegir uno y hacer clic donde corresponde; arrastrar al lado para girar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Use it</source>
      <translation>Usar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Landmarks</source>
      <translation>Puntos de referencia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>The avatar</source>
      <translation>El avatar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Shown</source>
      <translation>Se muestra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Back to the guess</source>
      <translation>Volver a la conjetura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Where the fit had this place</source>
      <translation>Donde el ajuste tenía este lugar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>I may change it and pass it on</source>
      <translation>Puedo cambiarlo y pasarlo a otros</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Go on with these bones</source>
      <translation>Seguir con estos huesos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Hands stop at</source>
      <translation>Las manos acaban en</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>not chosen</source>
      <translation>sin elegir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Some bones were not found by their names. Say which joints stand for them.</source>
      <translation>Algunos huesos no se reconocieron por sus nombres. Indicar qué articulaciones los representan.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Its licence:</source>
      <translation>Su licencia:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>{words}, shown</source>
      <translation>{words}, se muestra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>{site_name}: click where it belongs.</source>
      <translation>{site_name}: hacer clic donde corresponde.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Contacts are solved on this body as on any signer. Its handshapes are fitted and its skin is measured beside the window, once you use it.</source>
      <translation>Los contactos se resuelven en esta figura como en cualquiera. Las configuraciones se ajustan y la piel se mide junto a la ventana, una vez que se usa.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>There is a signer of that name already; give another one.</source>
      <translation>Ya hay uno con ese nombre; indicar otro.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Man to woman</source>
      <translation>De hombre a mujer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Age in years</source>
      <translation>Edad en años</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Muscles</source>
      <translation>Músculos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Weight</source>
      <translation>Peso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Breadth of shoulders</source>
      <translation>Anchura de hombros</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Length of arms</source>
      <translation>Largo de brazos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Stature</source>
      <translation>Estatura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Skin, light to dark</source>
      <translation>Piel, de clara a oscura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Hair, white to black</source>
      <translation>Pelo, de blanco a negro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Shirt, light to dark</source>
      <translation>Camisa, de clara a oscura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Customise a signer</source>
      <translation>Personalizar una figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Face and skin of</source>
      <translation>Cara y piel de</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Undo</source>
      <translation>Deshacer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>The step before</source>
      <translation>El paso anterior</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Redo</source>
      <translation>Rehacer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>The step after</source>
      <translation>El paso siguiente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>As it comes</source>
      <translation>Como viene</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>The body as it ships</source>
      <translation>El cuerpo tal como viene</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Build</source>
      <translation>Complexión</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Colours</source>
      <translation>Colores</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>years</source>
      <translation>años</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>← → one step, PgUp PgDn ten</source>
      <translation>← → un paso, RePág AvPág diez</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>{height:.2f} m tall</source>
      <translation>{height:.2f} m de alto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>not said</source>
      <translation>sin indicar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>high: sources or signers agree on it</source>
      <translation>alta: las fuentes o quienes señan coinciden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>medium: something in it is doubted</source>
      <translation>media: algo en ella es dudoso</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>low: mostly a guess</source>
      <translation>baja: más que nada una conjetura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>The hand leaves rest that long before the first key, and is back at rest that long after the last one. Another rest sets both times anew, unless you change them here. With life, trunk and head go along with the hands, and lids blink.</source>
      <translation>La mano deja el reposo ese tiempo antes de la primera clave, y vuelve al reposo ese tiempo después de la última. Otro reposo pone de nuevo los dos tiempos, salvo que se cambien aquí. Con vida, torso y cabeza van con las manos, y los párpados parpadean.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>At r&amp;est</source>
      <translation>En r&amp;eposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>At rest</source>
      <translation>En reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>Life</source>
      <translation>Vida</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>About this sign</source>
      <translation>Sobre esta seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>T&amp;ranslation</source>
      <translation>T&amp;raducción</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Tags</source>
      <translation>Etiquetas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>separated by commas</source>
      <translation>separadas por comas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Author</source>
      <translation>Autor</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Licence</source>
      <translation>Licencia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>CC BY 4.0</source>
      <translation>CC BY 4.0</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Source</source>
      <translation>Fuente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>a book, a paper, a signer</source>
      <translation>un libro, un artículo, una persona que seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>&amp;Confidence</source>
      <translation>&amp;Confianza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Notes</source>
      <translation>Notas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>&amp;Notes</source>
      <translation>&amp;Notas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Way up from rest</source>
      <translation>Camino desde el reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Way back to rest</source>
      <translation>Camino de vuelta al reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>{title}: a time, as 0.4, or frames, as 12 f</source>
      <translation>{title}: un tiempo, como 0,4, o cuadros, como 12 f</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>About this sentence</source>
      <translation>Sobre esta oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Title</source>
      <translation>Título</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>My name</source>
      <translation>Mi nombre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>My name is Joe. What is yours?</source>
      <translation>Mi nombre es Joe. ¿Cuál es el tuyo?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>a book, a film, a signer</source>
      <translation>un libro, una película, una persona que seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>With life, trunk and head go along with the hands, and lids blink.</source>
      <translation>Con vida, torso y cabeza van con las manos, y los párpados parpadean.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Nothing is proposed. Markings are typed over glosses: t( ), yn( ), wh( ), rh( ), cond( ), neg( ), nod( ), rel( ), rs:mary( ).</source>
      <translation>Nada se propone. Las marcaciones se escriben sobre glosas: t( ), yn( ), wh( ), rh( ), cond( ), neg( ), nod( ), rel( ), rs:mary( ).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Published rules ask for this; nobody who signs has reviewed it. Enter lays it, Del declines it.</source>
      <translation>Reglas publicadas lo piden; nadie que señe lo ha revisado. Entrar lo pone, Supr lo rechaza.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Grammar is proposed for sentences: open one, or start one with this sign.</source>
      <translation>La gramática se propone para oraciones: abrir una, o empezar una con esta seña.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Proposed grammar</source>
      <translation>Gramática propuesta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Lay it</source>
      <translation>Poner</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Lay the signal (Enter)</source>
      <translation>Poner la señal (Entrar)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Decline</source>
      <translation>Rechazar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Propose it no more (Del)</source>
      <translation>No proponerla más (Supr)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Lay all</source>
      <translation>Poner todo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Lay all that is proposed, one undo step</source>
      <translation>Poner todo lo propuesto, un solo paso para deshacer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Lies over: {scope}
Source: {source}</source>
      <translation>Está sobre: {scope}
Fuente: {source}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/guesses_window.py" />
      <source>Guesses</source>
      <translation>Conjeturas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/half_circle.py" />
      <source>Who stands where, seen from above</source>
      <translation>Quién está dónde, visto desde arriba</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>With the mouse</source>
      <translation>Con el ratón</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Turn the view</source>
      <translation>Girar la vista</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Drag</source>
      <translation>Arrastrar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Move the view</source>
      <translation>Mover la vista</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Shift+drag</source>
      <translation>Mayús+arrastrar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Come nearer</source>
      <translation>Acercarse</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Wheel</source>
      <translation>Rueda</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Give up a drag</source>
      <translation>Abandonar un arrastre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Choose several keys</source>
      <translation>Elegir varias claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Drag on a track</source>
      <translation>Arrastrar en una pista</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Copy keys</source>
      <translation>Copiar claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Ctrl+drag</source>
      <translation>Ctrl+arrastrar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Change a hold</source>
      <translation>Cambiar una pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Drag its ends</source>
      <translation>Arrastrar sus extremos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Rise of face, torso or head</source>
      <translation>Subida de cara, torso o cabeza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Drag slope's foot</source>
      <translation>Arrastrar el pie de la rampa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Set a key of torso or head</source>
      <translation>Poner una clave de torso o cabeza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Double click</source>
      <translation>Doble clic</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Leave an end unbound</source>
      <translation>Dejar un extremo suelto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Alt+drag</source>
      <translation>Alt+arrastrar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Stretch chosen keys</source>
      <translation>Estirar las claves elegidas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Drag bracket</source>
      <translation>Arrastrar el corchete</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Play a stretch alone</source>
      <translation>Reproducir solo un trecho</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Ctrl+drag on ruler</source>
      <translation>Ctrl+arrastrar en la regla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Write on a marker</source>
      <translation>Escribir en un marcador</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Other ways, also to rest</source>
      <translation>Otros caminos, también al reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Right click</source>
      <translation>Clic derecho</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>In a sentence</source>
      <translation>En una oración</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Search, take, next answer</source>
      <translation>Buscar, tomar, respuesta siguiente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Type, Enter, Tab</source>
      <translation>Escribir, Entrar, Tab</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>End it, ask</source>
      <translation>Terminarla, preguntar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Change a sign's keys</source>
      <translation>Cambiar las claves de una seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Move, tempo</source>
      <translation>Mover, tempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Alt+arrows</source>
      <translation>Alt+flechas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>On a dial or the elbow bar</source>
      <translation>En un dial o en la barra del codo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>One degree</source>
      <translation>Un grado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Arrows</source>
      <translation>Flechas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>A tenth</source>
      <translation>Un décimo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Shift+arrows</source>
      <translation>Mayús+flechas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Ten degrees</source>
      <translation>Diez grados</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Page up, Page down</source>
      <translation>Re Pág, Av Pág</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>The editor in which a sign of American Sign Language is written the way a signer thinks of it: this handshape, this part of the hand, on this part of the body.</source>
      <translation>El editor en el que una seña de la lengua de señas americana se escribe como la piensa quien seña: esta forma de mano, esta parte de la mano, en esta parte del cuerpo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>No signer has reviewed the handshapes, articulators, sites and signs yet: take them as a draft.</source>
      <translation>Nadie que señe ha revisado aún las formas de mano, las partes de la mano, los lugares y las señas: son un borrador.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Nor has anybody who signs reviewed the signals of face, gaze and head, or how far they go.</source>
      <translation>Tampoco nadie que señe ha revisado las señales de cara, mirada y cabeza, ni hasta dónde llegan.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Flesh does not give: where palms meet, skins overlap by some millimetres, and this is told.</source>
      <translation>La carne no cede: donde se juntan palmas, las pieles se superponen unos milímetros, y esto se dice.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Nor has anybody judged the rates and transitions of sentences.</source>
      <translation>Tampoco nadie ha valorado el tempo y las transiciones de las oraciones.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Signer is free software under the MIT licence. The inventories of handshapes, articulators and sites are CC BY 4.0, their sources are named in SOURCES.md. The body is made from CC0 data of the MakeHuman community.</source>
      <translation>Signer es software libre bajo la licencia MIT. Los inventarios de formas de mano, partes de la mano y lugares son CC BY 4.0; sus fuentes figuran en SOURCES.md. El cuerpo está hecho con datos CC0 de la comunidad de MakeHuman.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Signer uses Qt for Python (PySide6) and Qt under the GNU Lesser General Public Licence, version 3. You may replace these libraries by your own builds; their source is at code.qt.io. The letters are Inter, under the SIL Open Font License 1.1.</source>
      <translation>Signer usa Qt for Python (PySide6) y Qt bajo la GNU Lesser General Public Licence, versión 3. Estas bibliotecas pueden sustituirse por compilaciones propias; su código fuente está en code.qt.io. Las letras son Inter, bajo la SIL Open Font License 1.1.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Shortcuts</source>
      <translation>Atajos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Letters act everywhere but in text fields, and in panels with a search, where they search. Arrows act on the stage and the timeline. Tab goes from control to control.</source>
      <translation>Las letras actúan en todas partes menos en campos de texto y en paneles con búsqueda, donde buscan. Las flechas actúan en el escenario y en la línea de tiempo. Tab va de control en control.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>About Signer</source>
      <translation>Acerca de Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Signer {version}</source>
      <translation>Signer {version}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>What is missing</source>
      <translation>Lo que falta</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Licences</source>
      <translation>Licencias</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Libraries that come along</source>
      <translation>Bibliotecas incluidas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/history_window.py" />
      <source>As it was opened</source>
      <translation>Como se abrió</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/history_window.py" />
      <source>History</source>
      <translation>Historial</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/history_window.py" />
      <source>Steps taken</source>
      <translation>Pasos dados</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>Hands flow through keys that ask for no stop, trunk, head and shoulders go along, lids blink. Contacts stay where they are. 50 % is what new signs and sentences begin with, 30 % suits teaching.</source>
      <translation>Las manos fluyen por las claves que no piden parada, torso, cabeza y hombros acompañan, los párpados parpadean. Los contactos se quedan donde están. Con 50 % empiezan las señas y oraciones nuevas, 30 % sirve para enseñar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>Shows it without life as long as you hold this down</source>
      <translation>Lo muestra sin vida mientras se mantiene pulsado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>How much of it there is: ← → one percent, PgUp PgDn ten</source>
      <translation>Cuánta hay: ← → uno por ciento, Re Pág/Av Pág diez</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>Play it again and again</source>
      <translation>Reproducir una y otra vez</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>Without life</source>
      <translation>Sin vida</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Places belong to a sentence: open one, or start one with this sign (Sign menu).</source>
      <translation>Los puntos pertenecen a una oración: abrir una, o empezar una con esta seña (menú Seña).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Double-click adds somebody, a drag moves them, Del takes them away.</source>
      <translation>Doble clic agrega a alguien, arrastrar lo mueve, Supr lo quita.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>The square is where the chosen item is signed: a drag moves it.</source>
      <translation>El cuadrado es donde se hace el elemento elegido: arrastrar lo mueve.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>It touches the body or the other hand at every key, and goes with them.</source>
      <translation>Toca el cuerpo o la otra mano en cada clave, y va con ellos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Choose an item of the sentence to say whom it is about, and where it is.</source>
      <translation>Elegir un elemento de la oración para decir de quién trata y dónde está.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Who stands where</source>
      <translation>Quién está dónde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Who or what stands there</source>
      <translation>Quién o qué está allí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Take the chosen place away (Del)</source>
      <translation>Quitar el punto elegido (Supr)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Height of the place over the notch of the breastbone</source>
      <translation>Altura del punto sobre la escotadura del esternón</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>From…</source>
      <translation>Desde…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Then click whom it goes from</source>
      <translation>Luego hacer clic en quien es el origen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>To…</source>
      <translation>Hacia…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Then click whom it goes to</source>
      <translation>Luego hacer clic en quien es el destino</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>The sign as it is, bent to nobody</source>
      <translation>La seña como es, sin dirigirla a nadie</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Moved {words}</source>
      <translation>Movido {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>ahead</source>
      <translation>por delante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Where it is written: moved nowhere</source>
      <translation>Donde está escrito: sin mover</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Ahead</source>
      <translation>Delante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>points at {end}</source>
      <translation>apunta a {end}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>from {start} to {end}</source>
      <translation>de {start} a {end}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Space again · S slower · Enter shows the letters · N another word · T type a word · 2 to 6 the rate</source>
      <translation>Espacio otra vez · S más lento · Entrar muestra las letras · N otra palabra · T escribir una palabra · 2 a 6 el ritmo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Press N for a word, or T to type one for somebody else to read.</source>
      <translation>Pulsar N para una palabra, o T para escribir una que lea otra persona.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>One moment…</source>
      <translation>Un momento…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Spelling practice - Signer</source>
      <translation>Práctica de deletreo - Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Letters of the word</source>
      <translation>Letras de la palabra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Word to spell</source>
      <translation>Palabra para deletrear</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>or type a word</source>
      <translation>o escribir una palabra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Letters a second</source>
      <translation>Letras por segundo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>{rate} letters a second</source>
      <translation>{rate} letras por segundo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Length of words</source>
      <translation>Longitud de las palabras</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>To 4</source>
      <translation>Hasta 4</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Words of up to four letters</source>
      <translation>Palabras de hasta cuatro letras</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Words of five or six letters</source>
      <translation>Palabras de cinco o seis letras</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>7 on</source>
      <translation>Desde 7</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Words of seven letters and more</source>
      <translation>Palabras de siete letras o más</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Any</source>
      <translation>Todas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Words of any length</source>
      <translation>Palabras de cualquier longitud</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Again</source>
      <translation>Otra vez</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Spell it again (Space)</source>
      <translation>Deletrear otra vez (Espacio)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Slower</source>
      <translation>Más lento</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Again, slower (S)</source>
      <translation>Otra vez, más lento (S)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Show letters</source>
      <translation>Ver letras</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Show the letters (Enter)</source>
      <translation>Mostrar las letras (Entrar)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Next word</source>
      <translation>Palabra siguiente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Another word (N)</source>
      <translation>Otra palabra (N)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>A draft: {unreviewed}.</source>
      <translation>Un borrador: {unreviewed}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Slower: {rate_hz:.1f} letters a second</source>
      <translation>Más lento: {rate_hz:.1f} letras por segundo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Hide letters</source>
      <translation>Ocultar letras</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Nothing is wrong: every contact is met, and nothing is out of reach.</source>
      <translation>Todo en orden: cada contacto se cumple, y nada está fuera de alcance.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Give the key the easier posture; place and handshape stay, one undo step.</source>
      <translation>Dar a la clave la postura más fácil; lugar y forma de mano se quedan, un solo paso para deshacer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Lead the way round</source>
      <translation>Rodear</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Look for an arc that leads through nothing, one undo step.</source>
      <translation>Buscar un arco que no atraviese nada, un solo paso para deshacer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Bring the hand clear</source>
      <translation>Liberar la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Look for another elbow, wrist or stand-off, one undo step.</source>
      <translation>Buscar otro codo, otra muñeca u otra distancia, un solo paso para deshacer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Looking the sign over…</source>
      <translation>Examinando la seña…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Looking the sentence over…</source>
      <translation>Examinando la oración…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Problems</source>
      <translation>Problemas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Problems of the sign</source>
      <translation>Problemas de la seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Error</source>
      <translation>Error</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Worth a look</source>
      <translation>Merece una mirada</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>{number:,} errors</source>
      <translation>
        <numerusform>{number:,} error</numerusform>
        <numerusform>{number:,} errores</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>{warnings} worth a look</source>
      <translation>{warnings} por mirar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>{told}. A click jumps there.</source>
      <translation>{told}. Un clic salta allí.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>The face is at rest at the playhead: there is nothing to keep.</source>
      <translation>La cara está en reposo en el cabezal: no hay nada que guardar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>Signs made with it keep their faces.</source>
      <translation>Las señas hechas con ella conservan sus caras.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>Keep this face</source>
      <translation>Guardar esta cara</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>A name for the face at the playhead</source>
      <translation>Un nombre para la cara en el cabezal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>Name of the face</source>
      <translation>Nombre de la cara</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>{name} stands among the signals of the face now.</source>
      <translation>{name} está ahora entre las señales de la cara.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/canvas.py" />
      <source>The signer cannot be drawn: this computer offers no OpenGL 3.3. Signs can still be opened, checked and exported.</source>
      <translation>La figura no se puede dibujar: este equipo no ofrece OpenGL 3.3. Las señas se pueden abrir, comprobar y exportar de todos modos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/canvas.py" />
      <source>The signer cannot be drawn any more: OpenGL reported an error.</source>
      <translation>La figura ya no se puede dibujar: OpenGL comunicó un error.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Missed by</source>
      <translation>Falla por</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Free</source>
      <translation>Libre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Close-up of the contact</source>
      <translation>Primer plano del contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Show the contact large (C)</source>
      <translation>Mostrar el contacto en grande (C)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Drag: turn    Shift+drag: move    Wheel: zoom</source>
      <translation>Arrastrar: girar    Mayús+arrastrar: mover    Rueda: zoom</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Click a dot, or bare skin for a place of your own    {hint}</source>
      <translation>Hacer clic en un punto, o en la piel para un lugar propio    {hint}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/overlay.py" />
      <source>Elbow {as_degrees}</source>
      <translation>Codo {as_degrees}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Inner brow</source>
      <translation>Ceja interior</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brow</source>
      <translation>Ceja</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Outer brow</source>
      <translation>Ceja exterior</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Lid</source>
      <translation>Párpado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Wing of the nose</source>
      <translation>Ala de la nariz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Corner of the mouth</source>
      <translation>Comisura de la boca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Upper lip</source>
      <translation>Labio superior</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Lower lip</source>
      <translation>Labio inferior</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Chin</source>
      <translation>Mentón</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Nose: turns and nods the head</source>
      <translation>Nariz: gira la cabeza y la hace asentir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Crown: tilts the head</source>
      <translation>Coronilla: ladea la cabeza</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Iris: where the eyes look</source>
      <translation>Iris: adonde miran los ojos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Look at {words}</source>
      <translation>Mirar: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/scene.py" />
      <source> away</source>
      <translation> de distancia</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/scene.py" />
      <source> short</source>
      <translation> de menos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/tetrahedron.py" />
      <source>{gamma} {gamma2} inside the elbow</source>
      <translation>{gamma} {gamma2} por dentro del codo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/tetrahedron.py" />
      <source>φ {phi} from hanging</source>
      <translation>φ {phi} desde brazo colgante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/tetrahedron.py" />
      <source>θ {theta} from ahead to the side</source>
      <translation>θ {theta} de delante al lado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/tetrahedron.py" />
      <source>τ {tau} turned inward</source>
      <translation>τ {tau} girado hacia dentro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Face the signer</source>
      <translation>De frente a la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>From the side of the dominant hand</source>
      <translation>Desde el lado de la mano dominante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Top</source>
      <translation>Arriba</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>From above</source>
      <translation>Desde arriba</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Close on the contact</source>
      <translation>De cerca al contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Over the signer’s own shoulder</source>
      <translation>Por encima del hombro de la figura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Show the hand at the keys before and after</source>
      <translation>Mostrar la mano en las claves anterior y siguiente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Show the way of the hand</source>
      <translation>Mostrar el camino de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Farther (-)</source>
      <translation>Más lejos (-)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Nearer (+)</source>
      <translation>Más cerca (+)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>More about the view</source>
      <translation>Más sobre la vista</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>{picture}: not drawn: the virtual screen does not answer</source>
      <translation>{picture}: no dibujado: la pantalla virtual no responde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>{picture}: not drawn: {refusal}</source>
      <translation>{picture}: no dibujado: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>{picture}: not drawn: the drawing process failed</source>
      <translation>{picture}: no dibujado: falló el proceso de dibujo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>{error}; --film-anywhere opens it all the same</source>
      <translation>{error}; --film-anywhere la abre de todos modos</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>Xvfb</source>
      <translation>Xvfb</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>there is no screen to draw with, and no Xvfb to stand in for one; install xvfb, or run it on a desktop</source>
      <translation>no hay pantalla con la que dibujar, ni Xvfb que la sustituya; instalar xvfb, o ejecutarlo en un escritorio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>the virtual screen (Xvfb) does not start; run it on a desktop, or try Xvfb by hand to see why</source>
      <translation>la pantalla virtual (Xvfb) no arranca; ejecutarlo en un escritorio, o probar Xvfb a mano para ver por qué</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>{picture}: not drawn: {error}</source>
      <translation>{picture}: no dibujado: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Break down</source>
      <translation>Poner intermedio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Breakdown between two keys</source>
      <translation>Intermedio entre dos claves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Share of the way</source>
      <translation>Parte del camino</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Share of the way in percent</source>
      <translation>Parte del camino en porcentaje</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>{percent} % of the way</source>
      <translation>{percent} % del camino</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>The arc begins before the body; turned by 90° it goes out to the hand's own side.</source>
      <translation>El arco empieza ante el cuerpo; girado 90° sale hacia el lado propio de la mano.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Arc from or to rest</source>
      <translation>Arco desde o hacia el reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Height of the arc in centimetres</source>
      <translation>Altura del arco en centímetros</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Turn of the arc in degrees</source>
      <translation>Giro del arco en grados</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>touching</source>
      <translation>toca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>near</source>
      <translation>cerca</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>missed</source>
      <translation>falla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <location filename="../../../signer/words/readings.py" />
      <source>free</source>
      <translation>libre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>worst {millimetres}</source>
      <translation>peor {millimetres}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>, {error_mm:.2f} mm</source>
      <translation>, {error_mm:.2f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>{hand}: {counts} of {count} frames.</source>
      <translation>{hand}: {counts} de {count} cuadros.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>Contact in every frame</source>
      <translation>Contacto en cada cuadro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>measuring</source>
      <translation>midiendo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>missed by {error_mm:.1f} mm</source>
      <translation>falla por {error_mm:.1f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/curves/panel.py" />
      <source>&lt;span style="color:{name}"&gt;{dash}&lt;/span&gt; {words} &lt;b&gt;{shown}&lt;/b&gt;</source>
      <translation>&lt;span style="color:{name}"&gt;{dash}&lt;/span&gt; {words} &lt;b&gt;{shown}&lt;/b&gt;</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/curves/plot.py" />
      <source>Curves of the hands over time</source>
      <translation>Curvas de las manos en el tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>Out</source>
      <translation>Fuera</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Click a key to select it. Drag moves it, Ctrl+drag copies it, a drag on an empty track selects several.</source>
      <translation>Hacer clic en una clave para elegirla. Arrastrar la mueve, Ctrl+arrastrar la copia, arrastrar en una pista vacía elige varias.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Double-click a sign or one of its keys to change it. Drag signs to move them.</source>
      <translation>Doble clic en una seña o en una de sus claves para cambiarla. Arrastrar mueve las señas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>A sign is made of keys: each is a posture at a time.</source>
      <translation>Una seña se compone de claves: cada una es una postura en un momento.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>A sentence is made of signs: type their glosses.</source>
      <translation>Una oración se compone de señas: escribir sus glosas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>When the key is reached. Click and type a time, as 0.4</source>
      <translation>Cuándo se alcanza la clave. Hacer clic y escribir un tiempo, como 0,4</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>held</source>
      <translation>sostenida</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>from</source>
      <translation>desde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>How the hand rises to the first key</source>
      <translation>Cómo sube la mano a la primera clave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <location filename="../../../signer/tables/drafting.py" />
      <source>then</source>
      <translation>luego</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>How the hand goes on to the next key (Enter on the timeline), or to rest</source>
      <translation>Cómo sigue la mano a la clave siguiente (Entrar en la línea de tiempo), o al reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>{count} keys selected.</source>
      <translation>{count} claves elegidas.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Key {number} of {of}</source>
      <translation>Clave {number} de {of}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Movement to {part}: {text}</source>
      <translation>Movimiento a {part}: {text}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>the next key</source>
      <translation>la clave siguiente</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../signer/export/features.py" />
      <source>rest</source>
      <translation>reposo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Movement from rest: {text}</source>
      <translation>Movimiento desde el reposo: {text}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>The key is reached at</source>
      <translation>La clave se alcanza a los</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>The key is held for</source>
      <translation>La clave se sostiene durante</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>{what} {in_seconds}: the next keys leave no more room.</source>
      <translation>{what} {in_seconds}: las claves siguientes no dejan más sitio.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/marker_field.py" />
      <source>Words of the marker</source>
      <translation>Texto del marcador</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Low arc, 3 cm</source>
      <translation>Arco bajo, 3 cm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Arc, 6 cm</source>
      <translation>Arco, 6 cm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>High arc, 10 cm</source>
      <translation>Arco alto, 10 cm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Slide on the skin</source>
      <translation>Deslizar por la piel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Smooth: soft start and stop</source>
      <translation>Suave: comienzo y final suaves</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Even speed</source>
      <translation>Velocidad uniforme</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Soft start, full stop</source>
      <translation>Comienzo suave, final brusco</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Full start, soft stop</source>
      <translation>Comienzo brusco, final suave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Of itself</source>
      <translation>Por sí solo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Ruler</source>
      <translation>Regla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Key</source>
      <translation>Clave</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Write on the marker…</source>
      <translation>Escribir en el marcador…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Take this pin out</source>
      <translation>Quitar esta ancla</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Set a marker here…</source>
      <translation>Poner un marcador aquí…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Play from here</source>
      <translation>Reproducir desde aquí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Play up to here</source>
      <translation>Reproducir hasta aquí</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Play the chosen keys</source>
      <translation>Reproducir las claves elegidas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Play the whole sign</source>
      <translation>Reproducir toda la seña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Movement…</source>
      <translation>Movimiento…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Break down here…</source>
      <translation>Intermedio aquí…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Lead round what is in the way</source>
      <translation>Rodear lo que está en medio</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Height and turn…</source>
      <translation>Altura y giro…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/paint.py" />
      <source>Hands are being made…</source>
      <translation>Se están creando las manos…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/paint.py" />
      <source>dominant</source>
      <translation>domina</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/paint.py" />
      <source>base</source>
      <translation>base</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/paint_spans.py" />
      <source>Face and body</source>
      <translation>Cara y cuerpo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Playhead at {playhead_s:.2f} s.</source>
      <translation>Cabezal en {playhead_s:.2f} s.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>{many} keys selected. {at}</source>
      <translation>{many} claves elegidas. {at}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>No key selected. {at}</source>
      <translation>Ninguna clave elegida. {at}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source> Then {way}.</source>
      <translation> Luego {way}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Key {number} of {of}: {words}, {span_words}.{then} {at}</source>
      <translation>Clave {number} de {of}: {words}, {span_words}.{then} {at}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>of itself</source>
      <translation>por sí solo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>From rest, {words}. Right-click for other ways.</source>
      <translation>Desde el reposo, {words}. Clic derecho para otros caminos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Back to rest, {words}. Right-click for other ways.</source>
      <translation>De vuelta al reposo, {words}. Clic derecho para otros caminos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to move the playhead, Ctrl+drag to play a stretch alone</source>
      <translation>Arrastrar mueve el cabezal, Ctrl+arrastrar reproduce solo un trecho</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag moves, a double click writes</source>
      <translation>Arrastrar mueve, un doble clic escribe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>A frame of the film is pinned to this moment. Drag moves it, a right-click takes it out</source>
      <translation>Un cuadro de la película está anclado a este momento. Arrastrar lo mueve, un clic derecho lo quita</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to stretch the chosen keys in time</source>
      <translation>Arrastrar estira en el tiempo las claves elegidas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>{words}A click opens the rows of face, head and torso (Ctrl+Shift+M folds them)</source>
      <translation>{words}Un clic abre las filas de cara, cabeza y torso (Ctrl+Mayús+M las pliega)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>{way_words}. Right-click for other ways.</source>
      <translation>{way_words}. Clic derecho para otros caminos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to change when it begins to hold</source>
      <translation>Arrastrar cambia cuándo empieza la pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Where slopes cross, it goes from one to the other without a rest between.</source>
      <translation>Donde se cruzan rampas, va de una señal a otra sin reposo intermedio.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to change how fast it comes.</source>
      <translation>Arrastrar cambia lo rápido que llega.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to change how fast it goes.</source>
      <translation>Arrastrar cambia lo rápido que se va.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to change how long it holds</source>
      <translation>Arrastrar cambia cuánto dura</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>{item_words}
Drag moves, Ctrl+drag copies, Delete removes</source>
      <translation>{item_words}
Arrastrar mueve, Ctrl+arrastrar copia, Supr elimina</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/widget.py" />
      <location filename="../../../signer/studio/window.py" />
      <source>Timeline</source>
      <translation>Línea de tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Play (Space)</source>
      <translation>Reproducir (Espacio)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Speed of playing</source>
      <translation>Velocidad de reproducción</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Loop</source>
      <translation>Bucle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Play again and again</source>
      <translation>Reproducir una y otra vez</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Set a key at the playhead (K)</source>
      <translation>Poner una clave en el cabezal (K)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>A change between keys sets a key by itself</source>
      <translation>Un cambio entre claves pone una clave por sí solo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Keys and playhead snap to frames</source>
      <translation>Claves y cabezal se ajustan a los cuadros</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Auto-key</source>
      <translation>Auto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Frames</source>
      <translation>Cuadros</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Curves over time (G)</source>
      <translation>Curvas en el tiempo (G)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Where the playhead stands. Click and type a time, as 0.4, or a frame, as 12 f</source>
      <translation>Dónde está el cabezal. Hacer clic y escribir un tiempo, como 0,4, o un cuadro, como 12 f</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Zoom of the timeline</source>
      <translation>Zoom de la línea de tiempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Zoom of the timeline (Ctrl+wheel on the tracks)</source>
      <translation>Zoom de la línea de tiempo (Ctrl+rueda en las pistas)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Start (Home)</source>
      <translation>Comienzo (Inicio)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Previous key (Up)</source>
      <translation>Clave anterior (Arriba)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Next key (Down)</source>
      <translation>Clave siguiente (Abajo)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>End (End)</source>
      <translation>Final (Fin)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>frame {frame} of {count}</source>
      <translation>cuadro {frame} de {count}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>{words} (Space)</source>
      <translation>{words} (Espacio)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Speed {words}</source>
      <translation>Velocidad {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>low</source>
      <comment>elbow</comment>
      <translation>bajo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>out</source>
      <comment>elbow</comment>
      <translation>afuera</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>high</source>
      <comment>elbow</comment>
      <translation>alto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>{title}: {low} ({ends}) to {high} ({ends2}). Drag, or arrows 1°, with Shift 0.1°, Page 10°.</source>
      <translation>{title}: {low} ({ends}) a {high} ({ends2}). Arrastrar, o flechas 1°, con Mayús 0,1°, Pág 10°.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <location filename="../../../signer/studio/widgets/goniometer.py" />
      <source>{title} in degrees</source>
      <translation>{title} en grados</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>{spoken}, in {unit}</source>
      <translation>{spoken}, en {unit}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/brief.py" />
      <source>Why?</source>
      <translation>¿Por qué?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/brief.py" />
      <source>Show the whole message</source>
      <translation>Mostrar el mensaje entero</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/busy_mark.py" />
      <source>Working</source>
      <translation>Trabajando</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>U</source>
      <translation>A</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>D</source>
      <comment>down</comment>
      <translation>B</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>In</source>
      <translation>Dentro</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>{title} direction</source>
      <translation>Dirección: {title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>{title}: up, down, the signer's left and right, out from the body, in to it. Arrow keys, I and O.</source>
      <translation>{title}: arriba, abajo, izquierda y derecha de la figura, hacia fuera del cuerpo, hacia él. Teclas de flecha, I y O.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>{name}, {off:.0f} degrees off</source>
      <translation>{name}, {off:.0f} grados de desvío</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>{nearest:.0f}° off</source>
      <translation>a {nearest:.0f}°</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dot_picture.py" />
      <source>Smaller (−)</source>
      <translation>Más pequeño (−)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dot_picture.py" />
      <source>Larger (+)</source>
      <translation>Más grande (+)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dot_picture.py" />
      <location filename="../../../signer/words/readings.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>nothing</source>
      <translation>nada</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dot_picture.py" />
      <source> At {over}; Enter takes it.</source>
      <translation> En {over}; Entrar lo toma.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dot_picture.py" />
      <source>{count} places. Chosen: {chosen}.{at}</source>
      <translation>{count} lugares. Elegido: {chosen}.{at}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dots.py" />
      <source>+{hidden} zoom</source>
      <translation>+{hidden} zoom</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/goniometer.py" />
      <source>{title}: {in_degrees} to {in_degrees2}. Drag, or arrows 1°, with Shift 0.1°, Page 10°.</source>
      <translation>{title}: {in_degrees} a {in_degrees2}. Arrastrar, o flechas 1°, con Mayús 0,1°, Pág 10°.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>Enter takes {title}.</source>
      <translation>Entrar toma {title}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>Search {thing}s</source>
      <translation>Buscar: {thing}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>{thing}s</source>
      <translation>{thing}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>{thing}s found</source>
      <translation>Encontrado: {thing}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>shows all again</source>
      <translation>vuelve a mostrar todo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>shows the picture again</source>
      <translation>vuelve a mostrar la imagen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>No {thing} is called
“{text}”.

Esc {back}.</source>
      <translation>Sin resultados ({thing}):
“{text}”.

Esc {back}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>The first {count:,}</source>
      <translation>Primeros {count:,}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>Enter chooses {title}.</source>
      <translation>Entrar elige {title}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>{count} of {count2:,}.{best}</source>
      <translation>{count} de {count2:,}.{best}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>Import a {thing}…</source>
      <translation>Importar: {thing}…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/number_field.py" />
      <source>Choose frames a second, or type them: 30, 29.97 or 30000/1001</source>
      <translation>Elegir cuadros por segundo, o escribirlos: 30, 29.97 o 30000/1001</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>No problems</source>
      <translation>Sin problemas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>No problems, depth not measured</source>
      <translation>Sin problemas, profundidad sin medir</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>Problems: not looked at yet</source>
      <translation>Problemas: aún sin mirar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>The sentence is being made</source>
      <translation>La oración se está creando</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>Opens the list (Ctrl+P).</source>
      <translation>Abre la lista (Ctrl+P).</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>{number:,} problems</source>
      <translation>
        <numerusform>{number:,} problema</numerusform>
        <numerusform>{number:,} problemas</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/search_field.py" />
      <source>Clear (Esc)</source>
      <translation>Vaciar (Esc)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/search_field.py" />
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/search_field.py" />
      <source>Clear</source>
      <translation>Vaciar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <source>Signs made with it keep their hands.</source>
      <translation>Las señas hechas con ella conservan sus manos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <source>Signs made with it keep their places.</source>
      <translation>Las señas hechas con él conservan sus lugares.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <location filename="../../../signer/export/features.py" />
      <source>handshapes</source>
      <translation>formas de mano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <location filename="../../../signer/export/features.py" />
      <source>signals</source>
      <translation>señales</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <source>places</source>
      <translation>lugares</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <source>Of your own {noun} {count} could not be read.</source>
      <translation>De lo propio ({noun}) no se pudo leer: {count}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <source>{title}[*] - Signer</source>
      <translation>{title}[*] - Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/comparing.py" />
      <source>{table} has {hands} here</source>
      <translation>{table} tiene aquí {hands}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/comparing.py" />
      <source>{table} has {listed_ms:.0f} ms from the first key to the last, and here are {lasts_ms:.0f}</source>
      <translation>{table} tiene {listed_ms:.0f} ms de la primera clave a la última, y aquí hay {lasts_ms:.0f}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/comparing.py" />
      <source>{table} has the handshape {code} here</source>
      <translation>{table} tiene aquí la forma de mano {code}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/comparing.py" />
      <source>{table} has it at {place}</source>
      <translation>{table} la tiene en {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>hands</source>
      <translation>manos</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>other hand</source>
      <translation>otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>fingers</source>
      <translation>dedos</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>movement</source>
      <translation>movimiento</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>repeated</source>
      <translation>repetido</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>nothing of its form</source>
      <translation>nada de su forma</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>no table tells which part of the hand is there</source>
      <translation>ninguna tabla dice qué parte de la mano está ahí</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>no table tells where palm and fingers point</source>
      <translation>ninguna tabla dice hacia dónde apuntan la palma y los dedos</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>duration</source>
      <translation>duración</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>the table {table} has no {what}</source>
      <translation>en la tabla {table} falta: {what}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>from the table {table}: {what} {code}</source>
      <translation>de la tabla {table}: {what} {code}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/kept.py" />
      <source>{path}: not kept: {why}</source>
      <translation>{path}: no conservado: {why}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/kept.py" />
      <source>{path}: not removed: {why}</source>
      <translation>{path}: no eliminado: {why}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>ID</source>
      <translation>ID</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Lemma</source>
      <translation>Lema</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>English words</source>
      <translation>Palabras inglesas</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Handshape of the other hand</source>
      <translation>Forma de la otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Selected fingers</source>
      <translation>Dedos seleccionados</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Place, coarsely</source>
      <translation>Lugar aproximado</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Repeated</source>
      <translation>Repetida</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Duration, ms</source>
      <translation>Duración, ms</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{field} is no field; there are {fields}</source>
      <translation>{field} no es un campo; hay {fields}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>it has no column {head}; name one of its own</source>
      <translation>no tiene la columna {head}; nombrar una de las suyas</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>no column of IDs or glosses is known; say which it is</source>
      <translation>no se conoce ninguna columna de ID o glosas; indicar cuál es</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{name}: row {number}</source>
      <translation>{name}: fila {number}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>it has over {most} MB; divide it</source>
      <translation>tiene más de {most} MB; dividirla</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>it is no table that can be understood ({why})</source>
      <translation>no es una tabla que se pueda entender ({why})</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>a table has heads and 1 to {rows:,} rows, in {columns:,} columns at most</source>
      <translation>una tabla tiene encabezados y de 1 a {rows:,} filas, en {columns:,} columnas como máximo</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>row {row} has {cells} cells, and there are {heads} heads</source>
      <translation>la fila {row} tiene {cells} celdas, y hay {heads} encabezados</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>it is no text, but some other file</source>
      <translation>no es texto, sino otro archivo</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{field} has {letters} letters, and may have {most}</source>
      <translation>{field} tiene {letters} letras, y puede tener {most}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>it has neither an ID nor a gloss; fill it in, or delete it</source>
      <translation>no tiene ni ID ni glosa; completarla o eliminarla</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{text} is no number</source>
      <translation>{text} no es un número</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>a vocabulary has 1 to {rows:,} entries</source>
      <translation>un vocabulario tiene de 1 a {rows:,} entradas</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{name}: entry {number}</source>
      <translation>{name}: entrada {number}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>the ID {entry} stands in two rows; give each its own</source>
      <translation>el ID {entry} está en dos filas; dar a cada una el suyo</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{where}: not read: {words}</source>
      <translation>{where}: no leído: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>in</source>
      <translation>hacia dentro</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>elbow {rise:.0f}° higher</source>
      <translation>codo {rise:.0f}° más alto</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>elbow {rise:.0f}° lower</source>
      <translation>codo {rise:.0f}° más bajo</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>hand {tilt:.0f}° off</source>
      <translation>mano {tilt:.0f}° desviada</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>A posture that shows the face</source>
      <translation>Una postura que muestra la cara</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>An easier posture</source>
      <translation>Una postura más fácil</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>joints off their stops</source>
      <translation>articulaciones lejos de sus topes</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>when it is</source>
      <translation>cuándo es</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>directions</source>
      <translation>direcciones</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>elbow</source>
      <translation>codo</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>second contact</source>
      <translation>segundo contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>sure</source>
      <translation>segura</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>likely</source>
      <translation>probable</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>perhaps</source>
      <translation>quizá</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>open</source>
      <translation>abierta</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>Neck</source>
      <translation>Cuello</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>In space</source>
      <translation>En el espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>in {guessed} of {keys} keys</source>
      <translation>en {guessed} de {keys} claves</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>in its key</source>
      <translation>en su única clave</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>Draft: {guesses} left, {within}</source>
      <translation>Borrador: quedan {guesses}, {within}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>{hand}, key {number}, {field}{told}</source>
      <translation>{hand}, clave {number}, {field}{told}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>Swung by {swivel_deg:.0f}°</source>
      <translation>Girado {swivel_deg:.0f}°</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>Palm {axes}, fingers {axes2}</source>
      <translation>Palma {axes}, dedos {axes2}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>Wrist bent by {flexion_deg:.0f}°</source>
      <translation>Muñeca doblada {flexion_deg:.0f}°</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/words/guesses.py" />
      <source>{number:,} places</source>
      <translation>
        <numerusform>{number:,} lugar</numerusform>
        <numerusform>{number:,} lugares</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/words/problem_places.py" />
      <source>{track}, key {number}: {words}</source>
      <translation>{track}, clave {number}: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/problem_places.py" />
      <source>{text} to {text2}</source>
      <translation>{text} a {text2}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>not measured</source>
      <translation>sin medir</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>{away_mm:.1f} mm apart</source>
      <translation>{away_mm:.1f} mm de separación</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>missed by {away_mm:.1f} mm</source>
      <translation>falla por {away_mm:.1f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>path gives {short_by_mm:.1f} mm</source>
      <translation>la trayectoria cede {short_by_mm:.1f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>{short_by_mm:.1f} mm short</source>
      <translation>faltan {short_by_mm:.1f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>{spare_mm:.0f} mm to spare</source>
      <translation>sobran {spare_mm:.0f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>{depth}, {into}, soft</source>
      <translation>{depth}, {into}, blando</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>The {part} is {depth} in the {into}.</source>
      <translation>{part}: {depth} dentro de {into}.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>Untitled sentence</source>
      <translation>Oración sin título</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>Untitled sign</source>
      <translation>Seña sin título</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>{gloss} in {document_name}</source>
      <translation>{gloss} en {document_name}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>{told}: a copy of its own</source>
      <translation>{told}: una copia propia</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>1 change</source>
      <translation>1 cambio</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>{count} changes</source>
      <translation>{count} cambios</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>{told}: as in the library</source>
      <translation>{told}: como en la biblioteca</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>{told}: {changes} from the library</source>
      <translation>{told}: {changes} respecto a la biblioteca</translation>
    </message>
    <message>
      <location filename="../../../signer/words/signals.py" />
      <source>at {place_title}</source>
      <translation>en {place_title}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/signals.py" />
      <source>over this key</source>
      <translation>sobre esta clave</translation>
    </message>
    <message>
      <location filename="../../../signer/words/signals.py" />
      <source>over both keys</source>
      <translation>sobre las dos claves</translation>
    </message>
    <message>
      <location filename="../../../signer/words/signals.py" />
      <source>over {count} keys</source>
      <translation>sobre {count} claves</translation>
    </message>
    <message>
      <location filename="../../../signer/words/times.py" />
      <source>Type seconds, as 0.4, or frames, as 12 f.</source>
      <translation>Escribir segundos, como 0,4, o cuadros, como 12 f.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/times.py" />
      <source>A time cannot be negative. {how}</source>
      <translation>Un tiempo no puede ser negativo. {how}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/times.py" />
      <source>“{typed}” is not a time. {how}</source>
      <translation>“{typed}” no es un tiempo. {how}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/times.py" />
      <source>A sign lasts {most_s:.0f} s at most. {how}</source>
      <translation>Una seña dura {most_s:.0f} s como máximo. {how}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>Empty. Press K to set the first key here, or choose a handshape.</source>
      <translation>Vacía. Pulsar K para poner aquí la primera clave, o elegir una forma de mano.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>The {side} hand rests. Click here and choose a handshape to use it.</source>
      <translation>La mano {side} reposa. Hacer clic aquí y elegir una forma de mano para usarla.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>By itself: it helps towards what is far.</source>
      <translation>Por sí solo: ayuda hacia lo que está lejos.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>Lean</source>
      <translation>Inclinar</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>Tilt</source>
      <translation>Ladear</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nod</source>
      <translation>Asentir</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>Push</source>
      <translation>Empuje</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>The {kind} stays as it is. Double-click where it should move.</source>
      <translation>{kind}: se queda como está. Doble clic donde deba moverse.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>own shape</source>
      <translation>forma propia</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>Nothing yet for {kind}. Double-click to choose a signal in Face (Ctrl+7).</source>
      <translation>Aún nada para {kind}. Doble clic para elegir una señal en Cara (Ctrl+7).</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>the palm</source>
      <translation>la palma</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>{name} turned by {turned:.0f}°, to {nearest}</source>
      <translation>{name} giró {turned:.0f}°, hacia {nearest}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>the elbow {part} by {rise:.0f}°</source>
      <translation>el codo {part} {rise:.0f}°</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>rose</source>
      <translation>subió</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>sank</source>
      <translation>bajó</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>so this is shown most easily</source>
      <translation>así se muestra con más facilidad</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>the hand turned</source>
      <translation>la mano giró</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>the {name} went {to:.0f}° further {words_toward}</source>
      <translation>{name} fue {to:.0f}° más {words_toward}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>as it was, the hand would be in something or past a limit there</source>
      <translation>como estaba, la mano estaría allí dentro de algo o más allá de un límite</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>The {now} is at the place: it is the usual part there.</source>
      <translation>En el lugar está: {now}, la parte habitual allí.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>The {side} hand is raised to be touched: {words}.</source>
      <translation>La mano {side} se levanta para que la toquen: {words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>The {now} is at the place now: the {was} is none of this handshape.</source>
      <translation>En el lugar está ahora: {now}. {was}: no es de esta forma de mano.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>smooth</source>
      <translation>suave</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>even</source>
      <translation>uniforme</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>soft start</source>
      <translation>comienzo suave</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>soft stop</source>
      <translation>final suave</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>sharp stop</source>
      <translation>final brusco</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>tense</source>
      <translation>tenso</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>arc</source>
      <translation>arco</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>circle</source>
      <translation>círculo</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>zigzag</source>
      <translation>zigzag</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>slide</source>
      <translation>deslizamiento</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>at</source>
      <translation>en</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>holds</source>
      <translation>sujeta</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>locks with</source>
      <translation>se engancha con</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>enters</source>
      <translation>entra en</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>arms at the sides</source>
      <translation>brazos a los lados</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>hands together at the waist</source>
      <translation>manos juntas en la cintura</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>fingers wiggle</source>
      <translation>los dedos aletean</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>wrist nods</source>
      <translation>la muñeca asiente</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>forearm twists</source>
      <translation>el antebrazo gira</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>wrist waggles</source>
      <translation>la muñeca oscila</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>opens and closes</source>
      <translation>abre y cierra</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>fingers snap</source>
      <translation>los dedos chasquean</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>, while held</source>
      <translation>, durante la pausa</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>, on the way</source>
      <translation>, en el camino</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>middle</source>
      <translation>medio</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>palm side</source>
      <translation>lado de la palma</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>back</source>
      <comment>of the hand</comment>
      <translation>dorso</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>thumb side</source>
      <translation>lado del pulgar</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>pinky side</source>
      <translation>lado del meñique</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>outer side</source>
      <translation>lado exterior</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>, near</source>
      <translation>, cerca</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>, far</source>
      <translation>, lejos</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{handshape_title}, changed</source>
      <translation>{handshape_title}, cambiada</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Space, {space_cell_name}</source>
      <translation>Espacio, {space_cell_name}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>Own place</source>
      <translation>Lugar propio</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>Own place near {near}</source>
      <translation>Lugar propio cerca de {near}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>centre</source>
      <translation>centro</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>The other hand</source>
      <translation>La otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>A point of space</source>
      <translation>Un punto del espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>Place {place}</source>
      <translation>Punto {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} meets the other hand</source>
      <translation>{name} se junta con la otra mano</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} at place {place}</source>
      <translation>{name} en el punto {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} in space</source>
      <translation>{name} en el espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} in space, {space_cell_name}</source>
      <translation>{name} en el espacio, {space_cell_name}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} near {place}</source>
      <translation>{name} cerca de {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} at {place}</source>
      <translation>{name} junto a {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} on {place}</source>
      <translation>{name} sobre {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{first}, and {second}</source>
      <translation>{first}, y {second}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>back and again</source>
      <translation>atrás y otra vez</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>twice back and again</source>
      <translation>dos veces atrás y otra vez</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{repeats} times back and again</source>
      <translation>{repeats} veces atrás y otra vez</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>own speed</source>
      <translation>velocidad propia</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>led round {height_cm:.0f} cm</source>
      <translation>rodeo de {height_cm:.0f} cm</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>turned {angle}</source>
      <translation>girado {angle}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source> to and fro</source>
      <translation> de un lado a otro</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source> round clockwise</source>
      <translation> en círculo, sentido horario</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source> round counterclockwise</source>
      <translation> en círculo, sentido antihorario</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{manner}{how}, {size_m:.0f} mm{often}</source>
      <translation>{manner}{how}, {size_m:.0f} mm{often}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>to {handshape_title}</source>
      <translation>a {handshape_title}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{kind} {far}, {rate_hz:g} a second{during}</source>
      <translation>{kind} {far}, {rate_hz:g} por segundo{during}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{length_m:.0f} mm</source>
      <translation>{length_m:.0f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{length_m:.0f} cm</source>
      <translation>{length_m:.0f} cm</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Other hand: {part}</source>
      <translation>Otra mano: {part}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{time_s:.2f} s to {end_s:.2f} s</source>
      <translation>{time_s:.2f} s a {end_s:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>at {time_s:.2f} s</source>
      <translation>a los {time_s:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>is there from</source>
      <translation>está desde</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>stays until</source>
      <translation>se queda hasta</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>The {hand} hand {told}: the {other} one touches it.</source>
      <translation>La mano {hand} {told}: la toca la mano {other}.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>the shoulder helps {assist:.0%}</source>
      <translation>el hombro ayuda {assist:.0%}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{assist:.0%} help</source>
      <translation>{assist:.0%} de ayuda</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>by itself</source>
      <translation>por sí solo</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{side} shoulder</source>
      <translation>hombro, {side}</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fist, straight-ish thumb upright against the radial side of the index</source>
      <translation>Puño, pulgar casi recto y erguido contra el lado del pulgar del índice</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat hand, fingers together, thumb folded across the palm</source>
      <translation>Mano plana, dedos juntos, pulgar doblado a través de la palma</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fingers together rounded, thumb opposed and rounded, open like a cup</source>
      <translation>Dedos juntos y redondeados, pulgar opuesto y redondeado, abierta como una taza</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index straight up, remaining fingers rounded to meet the thumb</source>
      <translation>Índice recto hacia arriba, los demás dedos redondeados hasta el pulgar</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fingertips drawn down to rest on the edge of the folded thumb</source>
      <translation>Puntas de los dedos bajadas hasta apoyarse en el borde del pulgar doblado</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and thumb tips touch in a ring, other three extended and spread</source>
      <translation>Puntas de índice y pulgar se tocan en un anillo, los otros tres extendidos y separados</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and thumb straight, parallel, slightly apart; other fingers closed</source>
      <translation>Índice y pulgar rectos, paralelos, algo separados; los demás dedos cerrados</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and middle straight together</source>
      <translation>Índice y medio rectos y juntos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky straight, others closed</source>
      <translation>Meñique recto, los demás cerrados</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index up, middle forward, thumb tip at the middle finger midjoint</source>
      <translation>Índice arriba, medio adelante, punta del pulgar en la articulación media del medio</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index up, thumb out at right angle</source>
      <translation>Índice arriba, pulgar afuera en ángulo recto</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index, middle and ring drape over the thumb</source>
      <translation>Índice, medio y anular caen sobre el pulgar</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and middle drape over thumb whose tip rests at the ring finger</source>
      <translation>Índice y medio caen sobre el pulgar, cuya punta se apoya en el anular</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Rounded fingers meeting the thumb tip</source>
      <translation>Dedos redondeados que llegan a la punta del pulgar</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Same configuration as K; P differs by orientation</source>
      <translation>La misma forma que K; P se distingue por la orientación</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle crossed over the back of the index</source>
      <translation>Medio cruzado sobre el dorso del índice</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>All fingers fully curled; thumb crosses in front of the middle phalanges of index and middle</source>
      <translation>Todos los dedos del todo encogidos; el pulgar cruza delante de las falanges medias de índice y medio</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fist with thumb tucked between index and middle, thumb tip showing</source>
      <translation>Puño con el pulgar metido entre índice y medio, la punta del pulgar a la vista</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and middle straight and spread</source>
      <translation>Índice y medio rectos y separados</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index, middle, ring straight and spread; thumb holds or touches pinky</source>
      <translation>Índice, medio y anular rectos y separados; el pulgar sujeta o toca el meñique</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index hooked at PIP and DIP, knuckle of PIP prominent</source>
      <translation>Índice en gancho en PIP y DIP, el nudillo del PIP sobresale</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb and pinky extended</source>
      <translation>Pulgar y meñique extendidos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index straight, others closed under thumb</source>
      <translation>Índice recto, los demás cerrados bajo el pulgar</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb, index, middle extended and spread</source>
      <translation>Pulgar, índice y medio extendidos y separados</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Four straight spread fingers, thumb folded over the palm</source>
      <translation>Cuatro dedos rectos y separados, pulgar doblado sobre la palma</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>All five digits straight and spread</source>
      <translation>Los cinco dedos rectos y separados</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb tip meets pinky tip</source>
      <translation>La punta del pulgar toca la del meñique</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb and ring tips touch, others extended</source>
      <translation>Puntas de pulgar y anular se tocan, los demás extendidos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb and middle tips touch, others extended and spread</source>
      <translation>Puntas de pulgar y medio se tocan, los demás extendidos y separados</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fist with thumb fully extended away from the fist (thumb-up hand)</source>
      <translation>Puño con el pulgar del todo extendido hacia fuera (pulgar arriba)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open B</source>
      <translation>B abierta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat hand, fingers together, thumb held away</source>
      <translation>Mano plana, dedos juntos, pulgar apartado</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent B</source>
      <translation>B doblada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Straight fingers together bent about 75-90 deg at the knuckles</source>
      <translation>Dedos rectos y juntos, doblados unos 75-90 grados en los nudillos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Base B</source>
      <translation>B de base</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat hand, fingers together, thumb lying beside the index base; usual base-hand palm</source>
      <translation>Mano plana, dedos juntos, pulgar junto a la raíz del índice; palma habitual de la mano base</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved B</source>
      <translation>B curva</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Cupped flat hand, gently curved</source>
      <translation>Mano plana ahuecada, suavemente curva</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Relaxed</source>
      <translation>Relajada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Relaxed hand, each joint a little flexed; rest pose</source>
      <translation>Mano relajada, cada articulación un poco flexionada; postura de reposo</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat O</source>
      <translation>O plana</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Straight fingers bent at the knuckles, tips bunched on the thumb tip (EAT, TEACH, MORE)</source>
      <translation>Dedos rectos doblados en los nudillos, puntas reunidas en la punta del pulgar (EAT, TEACH, MORE)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Baby O</source>
      <translation>O pequeña</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and thumb pinch, other fingers closed</source>
      <translation>Índice y pulgar en pinza, los demás dedos cerrados</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved 5</source>
      <translation>5 curvo</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>All digits spread and rounded as if on a ball</source>
      <translation>Todos los dedos separados y redondeados como sobre una pelota</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Claw 5</source>
      <translation>5 en garra</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Tense claw: all digits spread and hooked at the interphalangeal joints (LION, CAN-container)</source>
      <translation>Garra tensa: todos los dedos separados y en gancho en las articulaciones interfalángicas (LION, CAN-container)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent 5</source>
      <translation>5 doblado</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread fingers straight but bent at knuckles toward an opposed thumb; start of closing signs (ADD, ACCEPT)</source>
      <translation>Dedos separados y rectos, pero doblados en los nudillos hacia un pulgar opuesto; comienzo de señas que se cierran (ADD, ACCEPT)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open 8</source>
      <translation>8 abierto</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread hand with the middle finger bent forward at the knuckle (FEEL, SICK, TOUCH)</source>
      <translation>Mano con dedos separados, el medio doblado hacia delante en el nudillo (FEEL, SICK, TOUCH)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat 1</source>
      <translation>1 plano</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index straight but bent at the knuckle</source>
      <translation>Índice recto, pero doblado en el nudillo</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved 1</source>
      <translation>1 curvo</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index rounded (FRIEND linking)</source>
      <translation>Índice redondeado (enlace en FRIEND)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Closed X</source>
      <translation>X cerrada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Hooked index with thumb pressed against its side</source>
      <translation>Índice en gancho con el pulgar apretado contra su lado</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Closed G</source>
      <translation>G cerrada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>G closed: pads of index and thumb meet (end of GALLAUDET, BIRD)</source>
      <translation>G cerrada: yemas de índice y pulgar se juntan (final de GALLAUDET, BIRD)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent L</source>
      <translation>L doblada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>L with index (and thumb) hooked (EYEGLASSES, BIG)</source>
      <translation>L con el índice (y el pulgar) en gancho (EYEGLASSES, BIG)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved L</source>
      <translation>L curva</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and thumb form a C, others closed (MOON, CROWN)</source>
      <translation>Índice y pulgar forman una C, los demás cerrados (MOON, CROWN)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat C</source>
      <translation>C plana</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Straight fingers bent at the knuckles facing a straight opposed thumb</source>
      <translation>Dedos rectos doblados en los nudillos, frente a un pulgar recto y opuesto</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread C</source>
      <translation>C separada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>C with spread fingers</source>
      <translation>C con los dedos separados</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat V</source>
      <translation>V plana</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>V bent at the knuckles (LOOK-AT)</source>
      <translation>V doblada en los nudillos (LOOK-AT)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved V</source>
      <translation>V curva</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>V rounded</source>
      <translation>V redondeada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent V</source>
      <translation>V doblada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>V hooked at PIP/DIP (NERVE, BONE)</source>
      <translation>V en gancho en PIP/DIP (NERVE, BONE)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat H</source>
      <translation>H plana</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>U bent at the knuckles</source>
      <translation>U doblada en los nudillos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved H</source>
      <translation>H curva</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>U rounded</source>
      <translation>U redondeada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open H</source>
      <translation>H abierta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>U/H with thumb extended (HORSE)</source>
      <translation>U/H con el pulgar extendido (HORSE)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open N</source>
      <translation>N abierta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Beak open: index+middle opposed to thumb</source>
      <translation>Pico abierto: índice y medio opuestos al pulgar</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Closed N</source>
      <translation>N cerrada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index+middle meet the thumb like a beak</source>
      <translation>Índice y medio se juntan con el pulgar como un pico</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>ILY</source>
      <translation>ILY</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb, index, pinky extended</source>
      <translation>Pulgar, índice y meñique extendidos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat F</source>
      <translation>F plana</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>F with straight pinching digits</source>
      <translation>F con los dedos de la pinza rectos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open F</source>
      <translation>F abierta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>F whose ring is not closed (BRACELET)</source>
      <translation>F cuyo anillo no está cerrado (BRACELET)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Claw 3</source>
      <translation>3 en garra</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>3 with all three digits hooked</source>
      <translation>3 con los tres dedos en gancho</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved 4</source>
      <translation>4 curvo</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread rounded four fingers, thumb folded</source>
      <translation>Cuatro dedos separados y redondeados, pulgar doblado</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent 4</source>
      <translation>4 doblado</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Straight spread fingers bent at knuckles, thumb folded (FORK_2, WHISPER)</source>
      <translation>Dedos rectos y separados, doblados en los nudillos, pulgar doblado (FORK_2, WHISPER)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Stacked 5</source>
      <translation>5 escalonado</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fan: flexion grows from index to pinky while thumb sweeps</source>
      <translation>Abanico: la flexión crece del índice al meñique mientras el pulgar barre</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open E</source>
      <translation>E abierta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fingers together, hooked at PIP and DIP, thumb apart (BREAD dominant hand)</source>
      <translation>Dedos juntos, en gancho en PIP y DIP, pulgar apartado (BREAD, mano dominante)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread E</source>
      <translation>E separada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread hooked four fingers, thumb folded</source>
      <translation>Cuatro dedos separados en gancho, pulgar doblado</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Closed E</source>
      <translation>E cerrada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Tight E with some spread, thumb contact (one ASL-LEX sign)</source>
      <translation>E apretada, algo separada, con contacto del pulgar (una seña de ASL-LEX)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open S</source>
      <translation>S abierta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Loose half-open fist, thumb before the fingers: alternation partner of s in MILK</source>
      <translation>Puño suelto y medio abierto, pulgar ante los dedos: pareja de alternancia de s en MILK</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat M</source>
      <translation>M plana</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Three straight fingers bent down at the knuckles, thumb holds the curled pinky</source>
      <translation>Tres dedos rectos doblados hacia abajo en los nudillos, el pulgar sujeta el meñique encogido</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat N</source>
      <translation>N plana</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Two straight fingers bent down at the knuckles; thumb over ring</source>
      <translation>Dos dedos rectos doblados hacia abajo en los nudillos; pulgar sobre el anular</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat D</source>
      <translation>D plana</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>D with straight closed fingers on the thumb (DOCTOR initialised)</source>
      <translation>D con dedos rectos cerrados sobre el pulgar (DOCTOR, inicializada)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open Y</source>
      <translation>Y abierta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Y with the three middle fingers only partly bent and wiggling (WHY)</source>
      <translation>Y con los tres dedos del medio solo en parte doblados y aleteando (WHY)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat ILY</source>
      <translation>ILY plana</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>ILY bent at the knuckles (CALIFORNIA start)</source>
      <translation>ILY doblada en los nudillos (comienzo de CALIFORNIA)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Horns</source>
      <translation>Cuernos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and pinky extended, thumb over middle and ring</source>
      <translation>Índice y meñique extendidos, pulgar sobre medio y anular</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat horns</source>
      <translation>Cuernos planos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Horns bent at knuckles (ALCOHOL shot-glass reference)</source>
      <translation>Cuernos doblados en los nudillos (alude al vasito en ALCOHOL)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinched horns</source>
      <translation>Cuernos en pinza</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and pinky up while middle and ring meet the thumb</source>
      <translation>Índice y meñique arriba, medio y anular se juntan con el pulgar</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Goody goody</source>
      <translation>Goody goody</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb, index, middle, pinky extended, ring folded</source>
      <translation>Pulgar, índice, medio y meñique extendidos, anular doblado</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open R</source>
      <translation>R abierta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>R with thumb extended</source>
      <translation>R con el pulgar extendido</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open K</source>
      <translation>K abierta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>K with thumb away</source>
      <translation>K con el pulgar apartado</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent I</source>
      <translation>I doblada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>I with hooked pinky</source>
      <translation>I con el meñique en gancho</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent W</source>
      <translation>W doblada</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>W with hooked fingers</source>
      <translation>W con los dedos en gancho</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger</source>
      <translation>Dedo medio</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger alone extended (taboo; needed for completeness)</source>
      <translation>Solo el dedo medio extendido (tabú; necesario para estar completo)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Trip</source>
      <translation>Trip</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Another name for bent V: the label exists only in the ASL-LEX web filter list, and no sign is attested</source>
      <translation>Otro nombre de la V doblada: solo existe en la lista de filtros de la web de ASL-LEX, y ninguna seña lo atestigua</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Fingertips of the selected fingers</source>
      <translation>Puntas de los dedos elegidos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinch point</source>
      <translation>Punto de pinza</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Index tip</source>
      <translation>Punta del índice</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb tip</source>
      <translation>Punta del pulgar</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Palm centre</source>
      <translation>Centro de la palma</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Whole pinky edge (hand + pinky)</source>
      <translation>Todo el borde del meñique (mano + meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb side of index (whole finger)</source>
      <translation>Lado del pulgar del índice (todo el dedo)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger tip</source>
      <translation>Punta del medio</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index middle knuckle (PIP)</source>
      <translation>Nudillo medio del índice (PIP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Inside of the selected fingers</source>
      <translation>Cara interior de los dedos elegidos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb pad</source>
      <translation>Yema del pulgar</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index middle part (palm side)</source>
      <translation>Parte media del índice (lado de la palma)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Heel of hand</source>
      <translation>Talón de la mano</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky tip</source>
      <translation>Punta del meñique</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Palm side of fist (curled fingers)</source>
      <translation>Lado de la palma del puño (dedos encogidos)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle of the thumb-finger gap</source>
      <translation>Centro del hueco entre pulgar y dedos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Index pad</source>
      <translation>Yema del índice</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Back of hand</source>
      <translation>Dorso de la mano</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Inner wrist (pulse)</source>
      <translation>Interior de la muñeca (pulso)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pads of the selected fingers</source>
      <translation>Yemas de los dedos elegidos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger middle part (pinky side)</source>
      <translation>Parte media del medio (lado del meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index end part (thumb side)</source>
      <translation>Parte final del índice (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb base outer side (lower thumb)</source>
      <translation>Lado exterior de la base del pulgar (parte baja)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Row of base knuckles</source>
      <translation>Fila de nudillos de la base</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb side of hand</source>
      <translation>Lado del pulgar de la mano</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky side of hand</source>
      <translation>Lado del meñique de la mano</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Back of wrist</source>
      <translation>Dorso de la muñeca</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb side of wrist</source>
      <translation>Lado del pulgar de la muñeca</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky side of wrist</source>
      <translation>Lado del meñique de la muñeca</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger pad</source>
      <translation>Yema del medio</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Back of the selected fingers</source>
      <translation>Dorso de los dedos elegidos</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Outer edge of pinky (whole finger)</source>
      <translation>Borde exterior del meñique (todo el dedo)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb ball</source>
      <translation>Base carnosa del pulgar</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky pad</source>
      <translation>Yema del meñique</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Ring tip</source>
      <translation>Punta del anular</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Ring pad</source>
      <translation>Yema del anular</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Whole thumb-side edge (hand + index)</source>
      <translation>Todo el borde del pulgar (mano + índice)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Web between thumb and index</source>
      <translation>Pliegue entre pulgar e índice</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Index nail / back of tip</source>
      <translation>Uña del índice / dorso de la punta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Front of fist (flat of the fingers)</source>
      <translation>Frente del puño (plano de los dedos)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb nail / back of tip</source>
      <translation>Uña del pulgar / dorso de la punta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Web between middle and ring</source>
      <translation>Pliegue entre medio y anular</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Web between index and middle</source>
      <translation>Pliegue entre índice y medio</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb end part (outer side)</source>
      <translation>Parte final del pulgar (lado exterior)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index middle part (back)</source>
      <translation>Parte media del índice (dorso)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Distal palm (finger roots)</source>
      <translation>Palma distal (raíces de los dedos)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger middle knuckle (PIP)</source>
      <translation>Nudillo medio del medio (PIP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky nail / back of tip</source>
      <translation>Uña del meñique / dorso de la punta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Web between ring and pinky</source>
      <translation>Pliegue entre anular y meñique</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb end part (pinky side)</source>
      <translation>Parte final del pulgar (lado del meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb knuckle (IP)</source>
      <translation>Nudillo del pulgar (IP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb lower part (outer side)</source>
      <translation>Parte baja del pulgar (lado exterior)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index end part (pinky side)</source>
      <translation>Parte final del índice (lado del meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index middle part (pinky side)</source>
      <translation>Parte media del índice (lado del meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger nail / back of tip</source>
      <translation>Uña del medio / dorso de la punta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky middle part (palm side)</source>
      <translation>Parte media del meñique (lado de la palma)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb crease (IP)</source>
      <translation>Surco del pulgar (IP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb lower part (palm side)</source>
      <translation>Parte baja del pulgar (lado de la palma)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb lower part (back)</source>
      <translation>Parte baja del pulgar (dorso)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb lower part (pinky side)</source>
      <translation>Parte baja del pulgar (lado del meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb base knuckle (MCP)</source>
      <translation>Nudillo de la base del pulgar (MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index middle part (thumb side)</source>
      <translation>Parte media del índice (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index lower part (palm side)</source>
      <translation>Parte baja del índice (lado de la palma)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index lower part (back)</source>
      <translation>Parte baja del índice (dorso)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index lower part (thumb side)</source>
      <translation>Parte baja del índice (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index lower part (pinky side)</source>
      <translation>Parte baja del índice (lado del meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index base knuckle (MCP)</source>
      <translation>Nudillo de la base del índice (MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index base pad (palm side of MCP)</source>
      <translation>Almohadilla de la base del índice (lado de la palma del MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger end part (thumb side)</source>
      <translation>Parte final del medio (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger end part (pinky side)</source>
      <translation>Parte final del medio (lado del meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger middle part (palm side)</source>
      <translation>Parte media del medio (lado de la palma)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger middle part (back)</source>
      <translation>Parte media del medio (dorso)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger middle part (thumb side)</source>
      <translation>Parte media del medio (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger lower part (palm side)</source>
      <translation>Parte baja del medio (lado de la palma)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger lower part (back)</source>
      <translation>Parte baja del medio (dorso)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger lower part (thumb side)</source>
      <translation>Parte baja del medio (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger lower part (pinky side)</source>
      <translation>Parte baja del medio (lado del meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger base knuckle (MCP)</source>
      <translation>Nudillo de la base del medio (MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger base pad (palm side of MCP)</source>
      <translation>Almohadilla de la base del medio (lado de la palma del MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Ring nail / back of tip</source>
      <translation>Uña del anular / dorso de la punta</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring end part (thumb side)</source>
      <translation>Parte final del anular (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring end part (pinky side)</source>
      <translation>Parte final del anular (lado del meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring middle part (palm side)</source>
      <translation>Parte media del anular (lado de la palma)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring middle part (back)</source>
      <translation>Parte media del anular (dorso)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring middle part (thumb side)</source>
      <translation>Parte media del anular (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring middle part (pinky side)</source>
      <translation>Parte media del anular (lado del meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring lower part (palm side)</source>
      <translation>Parte baja del anular (lado de la palma)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring lower part (back)</source>
      <translation>Parte baja del anular (dorso)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring lower part (thumb side)</source>
      <translation>Parte baja del anular (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring lower part (pinky side)</source>
      <translation>Parte baja del anular (lado del meñique)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring middle knuckle (PIP)</source>
      <translation>Nudillo medio del anular (PIP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring base knuckle (MCP)</source>
      <translation>Nudillo de la base del anular (MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring base pad (palm side of MCP)</source>
      <translation>Almohadilla de la base del anular (lado de la palma del MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky end part (thumb side)</source>
      <translation>Parte final del meñique (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky end part (outer side)</source>
      <translation>Parte final del meñique (lado exterior)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky middle part (back)</source>
      <translation>Parte media del meñique (dorso)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky middle part (thumb side)</source>
      <translation>Parte media del meñique (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky middle part (outer side)</source>
      <translation>Parte media del meñique (lado exterior)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky lower part (palm side)</source>
      <translation>Parte baja del meñique (lado de la palma)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky lower part (back)</source>
      <translation>Parte baja del meñique (dorso)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky lower part (thumb side)</source>
      <translation>Parte baja del meñique (lado del pulgar)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky lower part (outer side)</source>
      <translation>Parte baja del meñique (lado exterior)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky middle knuckle (PIP)</source>
      <translation>Nudillo medio del meñique (PIP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky base knuckle (MCP)</source>
      <translation>Nudillo de la base del meñique (MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky base pad (palm side of MCP)</source>
      <translation>Almohadilla de la base del meñique (lado de la palma del MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb half of palm</source>
      <translation>Mitad de la palma del lado del pulgar</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky half of palm</source>
      <translation>Mitad de la palma del lado del meñique</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky side of forearm</source>
      <translation>Lado del meñique del antebrazo</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Elbow point</source>
      <translation>Punta del codo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Temple</source>
      <translation>Sien</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest mid centre</source>
      <translation>Centro medio del pecho</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forehead centre</source>
      <translation>Centro de la frente</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Cheek in front of the ear</source>
      <translation>Mejilla delante de la oreja</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Beside the head</source>
      <translation>Junto a la cabeza</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest upper centre</source>
      <translation>Centro superior del pecho</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Whole thumb-side edge</source>
      <translation>Todo el borde del pulgar</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Jawline</source>
      <translation>Línea de la mandíbula</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Just beside the eye/temple</source>
      <translation>Justo al lado del ojo y la sien</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forehead side</source>
      <translation>Lado de la frente</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Just in front of the mouth</source>
      <translation>Justo delante de la boca</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>In front of the chest</source>
      <translation>Delante del pecho</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index middle part</source>
      <translation>Parte media del índice</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Below the eye</source>
      <translation>Debajo del ojo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Beside the eye</source>
      <translation>Al lado del ojo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Cheekbone</source>
      <translation>Pómulo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Lower cheek</source>
      <translation>Mejilla inferior</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Cheek beside the mouth</source>
      <translation>Mejilla junto a la boca</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Side of chin</source>
      <translation>Lado del mentón</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Inside of wrist</source>
      <translation>Interior de la muñeca</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Nose tip</source>
      <translation>Punta de la nariz</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Under the nose</source>
      <translation>Debajo de la nariz</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Front of neck</source>
      <translation>Frente del cuello</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest lower centre</source>
      <translation>Centro inferior del pecho</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>The two hands meet</source>
      <translation>Las dos manos se juntan</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Outer end of eyebrow</source>
      <translation>Extremo exterior de la ceja</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ear</source>
      <translation>Oreja</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest upper</source>
      <translation>Pecho superior</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Top of head</source>
      <translation>Coronilla</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper side of head</source>
      <translation>Lado superior de la cabeza</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Back of head</source>
      <translation>Parte de atrás de la cabeza</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Side of head above ear</source>
      <translation>Lado de la cabeza sobre la oreja</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forehead at hairline</source>
      <translation>Frente en la línea del pelo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Between the eyebrows</source>
      <translation>Entre las cejas</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Eyebrow</source>
      <translation>Ceja</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Eye</source>
      <translation>Ojo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Outer eye corner</source>
      <translation>Ángulo exterior del ojo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Between the eyes</source>
      <translation>Entre los ojos</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Nose bridge</source>
      <translation>Puente de la nariz</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Side of nose</source>
      <translation>Lado de la nariz</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper cheek</source>
      <translation>Mejilla superior</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper ear</source>
      <translation>Oreja superior</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ear lobe</source>
      <translation>Lóbulo de la oreja</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Behind the ear</source>
      <translation>Detrás de la oreja</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Mouth corner</source>
      <translation>Comisura de la boca</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper front teeth</source>
      <translation>Dientes delanteros superiores</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Lower front teeth</source>
      <translation>Dientes delanteros inferiores</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Tongue tip</source>
      <translation>Punta de la lengua</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Below the lower lip</source>
      <translation>Debajo del labio inferior</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Jaw angle</source>
      <translation>Ángulo de la mandíbula</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Under the chin</source>
      <translation>Debajo del mentón</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>In front of the face</source>
      <translation>Delante de la cara</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>In front of the eye</source>
      <translation>Delante del ojo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Base of neck</source>
      <translation>Base del cuello</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Side of neck</source>
      <translation>Lado del cuello</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Back of neck</source>
      <translation>Nuca</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Top of shoulder</source>
      <translation>Parte superior del hombro</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Front of shoulder</source>
      <translation>Frente del hombro</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Midline at shoulder height</source>
      <translation>Línea media a la altura de los hombros</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Collarbone</source>
      <translation>Clavícula</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest mid</source>
      <translation>Pecho medio</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest lower</source>
      <translation>Pecho inferior</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Armpit edge</source>
      <translation>Borde de la axila</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Side of ribcage</source>
      <translation>Lado de las costillas</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Stomach</source>
      <translation>Estómago</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Stomach side</source>
      <translation>Lado del estómago</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Belly</source>
      <translation>Vientre</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Lower abdomen</source>
      <translation>Bajo vientre</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Waist</source>
      <translation>Cintura</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Hip</source>
      <translation>Cadera</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper thigh</source>
      <translation>Muslo superior</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>In front of the stomach</source>
      <translation>Delante del estómago</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper arm outside</source>
      <translation>Exterior del brazo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Biceps</source>
      <translation>Bíceps</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper arm near shoulder</source>
      <translation>Brazo cerca del hombro</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Inside of elbow</source>
      <translation>Interior del codo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forearm back</source>
      <translation>Dorso del antebrazo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forearm inside</source>
      <translation>Interior del antebrazo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forearm thumb side</source>
      <translation>Antebrazo, lado del pulgar</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forearm pinky side</source>
      <translation>Antebrazo, lado del meñique</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Near the right arm</source>
      <translation>Cerca del brazo derecho</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Near the left arm</source>
      <translation>Cerca del brazo izquierdo</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb end part</source>
      <translation>Parte final del pulgar</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb knuckle</source>
      <translation>Nudillo del pulgar</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb crease</source>
      <translation>Surco del pulgar</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb lower part</source>
      <translation>Parte baja del pulgar</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb base knuckle</source>
      <translation>Nudillo de la base del pulgar</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb base outer side</source>
      <translation>Lado exterior de la base del pulgar</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index end part</source>
      <translation>Parte final del índice</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index lower part</source>
      <translation>Parte baja del índice</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index middle knuckle</source>
      <translation>Nudillo medio del índice</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index base knuckle</source>
      <translation>Nudillo de la base del índice</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index base pad</source>
      <translation>Almohadilla de la base del índice</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger end part</source>
      <translation>Parte final del medio</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger middle part</source>
      <translation>Parte media del medio</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger lower part</source>
      <translation>Parte baja del medio</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger middle knuckle</source>
      <translation>Nudillo medio del medio</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger base knuckle</source>
      <translation>Nudillo de la base del medio</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger base pad</source>
      <translation>Almohadilla de la base del medio</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring end part</source>
      <translation>Parte final del anular</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring middle part</source>
      <translation>Parte media del anular</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring lower part</source>
      <translation>Parte baja del anular</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring middle knuckle</source>
      <translation>Nudillo medio del anular</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring base knuckle</source>
      <translation>Nudillo de la base del anular</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring base pad</source>
      <translation>Almohadilla de la base del anular</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky end part</source>
      <translation>Parte final del meñique</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky middle part</source>
      <translation>Parte media del meñique</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky lower part</source>
      <translation>Parte baja del meñique</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky middle knuckle</source>
      <translation>Nudillo medio del meñique</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky base knuckle</source>
      <translation>Nudillo de la base del meñique</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky base pad</source>
      <translation>Almohadilla de la base del meñique</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb side of index</source>
      <translation>Lado del pulgar del índice</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Outer edge of pinky</source>
      <translation>Borde exterior del meñique</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Front of fist</source>
      <translation>Frente del puño</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Palm side of fist</source>
      <translation>Lado de la palma del puño</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Distal palm</source>
      <translation>Palma distal</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Whole pinky edge</source>
      <translation>Todo el borde del meñique</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Near the other hand</source>
      <translation>Cerca de la otra mano</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows raised</source>
      <translation>Cejas levantadas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>yes/no and rhetorical questions, topics, conditionals, relative clauses</source>
      <translation>preguntas de sí o no y retóricas, tópicos, condicionales, oraciones de relativo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows slightly raised</source>
      <translation>Cejas algo levantadas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>mild question, interest</source>
      <translation>pregunta suave, interés</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Inner brows raised</source>
      <translation>Cejas interiores levantadas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>worry, plea, sympathy</source>
      <translation>preocupación, súplica, compasión</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Right brow raised</source>
      <translation>Ceja derecha levantada</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>doubt, challenge</source>
      <translation>duda, desafío</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Left brow raised</source>
      <translation>Ceja izquierda levantada</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>as the right one</source>
      <translation>como la derecha</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows lowered</source>
      <translation>Cejas bajadas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>wh-questions, negation, effort</source>
      <translation>preguntas qu-, negación, esfuerzo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows slightly lowered</source>
      <translation>Cejas algo bajadas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>mild wh-question, concentration</source>
      <translation>pregunta qu- suave, concentración</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows furrowed</source>
      <translation>Cejas fruncidas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>wh-questions, puzzlement, strong negation</source>
      <translation>preguntas qu-, desconcierto, negación fuerte</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows raised and furrowed</source>
      <translation>Cejas levantadas y fruncidas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>worried or doubtful question, checking</source>
      <translation>pregunta preocupada o dudosa, comprobación</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>One brow up, one down</source>
      <translation>Una ceja arriba, otra abajo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>scepticism</source>
      <translation>escepticismo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brow flash</source>
      <translation>Alzada breve de cejas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>greeting, recognition, emphasis on one sign</source>
      <translation>saludo, reconocimiento, énfasis en una seña</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes wide</source>
      <translation>Ojos muy abiertos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>surprise, topics of the second and third kind, commands</source>
      <translation>sorpresa, tópicos del segundo y tercer tipo, órdenes</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes</source>
      <translation>Ojos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes slightly wide</source>
      <translation>Ojos algo abiertos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>interest, yes/no question</source>
      <translation>interés, pregunta de sí o no</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes narrowed</source>
      <translation>Ojos entornados</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>known to both (retrieve it), wh-question, far away, precise</source>
      <translation>conocido por ambos (recordarlo), pregunta qu-, muy lejos, preciso</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes squinted hard</source>
      <translation>Ojos apretados con fuerza</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>effort, intensity, very small, very far</source>
      <translation>esfuerzo, intensidad, muy pequeño, muy lejos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes half closed</source>
      <translation>Ojos entrecerrados</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>tired, bored, indifferent</source>
      <translation>cansancio, aburrimiento, indiferencia</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes closed</source>
      <translation>Ojos cerrados</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sleep, thinking, shutting out; constructed action</source>
      <translation>dormir, pensar, aislarse; acción construida</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes shut tightly</source>
      <translation>Ojos cerrados con fuerza</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pain, effort, refusal to see</source>
      <translation>dolor, esfuerzo, negarse a ver</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Right eye winks</source>
      <translation>Guiño del ojo derecho</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>complicity, joking</source>
      <translation>complicidad, broma</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Left eye winks</source>
      <translation>Guiño del ojo izquierdo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Blink</source>
      <translation>Parpadeo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>boundary of an intonational phrase (inhibited periodic blink), with gaze shifts of more than about 20 degrees</source>
      <translation>límite de una frase entonativa (parpadeo periódico inhibido), con cambios de mirada de más de unos 20 grados</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Slow blink on a sign</source>
      <translation>Parpadeo lento en una seña</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>emphasis or assertion: a voluntary blink, slower and with the sign</source>
      <translation>énfasis o aserción: un parpadeo voluntario, más lento y junto con la seña</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Fluttering lids</source>
      <translation>Párpados que aletean</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>indefinite or hypothetical thought, being coy</source>
      <translation>pensamiento indefinido o hipotético, coquetería</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At the addressee</source>
      <translation>Al interlocutor</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>default; questions hold it to the end; commands; turn offered</source>
      <translation>por defecto; las preguntas la sostienen hasta el final; órdenes; se ofrece el turno</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At the dominant hand</source>
      <translation>A la mano dominante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>classifier scenes, fingerspelling shown, drawing attention to a form</source>
      <translation>escenas con clasificadores, deletreo mostrado, llamar la atención sobre una forma</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At the base hand</source>
      <translation>A la mano base</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>lists on the fingers, ground object of a scene</source>
      <translation>listas en los dedos, objeto de fondo de una escena</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At both hands</source>
      <translation>A las dos manos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>two-handed scene</source>
      <translation>escena de dos manos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At a locus</source>
      <translation>A un punto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>object of an agreeing verb, pointing, a referent set up there</source>
      <translation>objeto de un verbo de concordancia, señalamiento, un referente situado allí</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At a locus, lower</source>
      <translation>A un punto, más abajo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>locative argument of a spatial verb: gaze goes lower than for an object</source>
      <translation>argumento locativo de un verbo espacial: la mirada baja más que para un objeto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>To the dominant side</source>
      <translation>Al lado dominante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>referent there, third person</source>
      <translation>referente allí, tercera persona</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>To the other side</source>
      <translation>Al otro lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>thinking, tall addressee, things above</source>
      <translation>pensar, interlocutor alto, cosas arriba</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Down</source>
      <translation>Abajo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>child or small thing, shame, pause</source>
      <translation>niño o cosa pequeña, vergüenza, pausa</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Up and to the side</source>
      <translation>Arriba y al lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>remembering, wishing, indefinite reference (eyes wander upward)</source>
      <translation>recordar, desear, referencia indefinida (los ojos vagan hacia arriba)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Up and to the other side</source>
      <translation>Arriba y al otro lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>thinking, remembering; the way of rolled eyes</source>
      <translation>pensar, recordar; el camino de los ojos en blanco</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Into the distance</source>
      <translation>A lo lejos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>remote place or time; a parallel gaze at nothing near</source>
      <translation>lugar o tiempo remoto; una mirada paralela a nada cercano</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Away from the addressee</source>
      <translation>Lejos del interlocutor</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>holding the turn, beginning a role shift</source>
      <translation>conservar el turno, empezar un cambio de rol</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At the other character</source>
      <translation>Al otro personaje</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>constructed dialogue: the speaker looks where the other one is, up for tall, down for small</source>
      <translation>diálogo construido: quien habla mira adonde está el otro, arriba si es alto, abajo si es pequeño</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Sweep along</source>
      <translation>Recorrer</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>plural, exhaustive, everybody</source>
      <translation>plural, exhaustivo, todo el mundo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Follow the movement</source>
      <translation>Seguir el movimiento</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>motion classifier: smooth pursuit of the hand</source>
      <translation>clasificador de movimiento: la mirada sigue la mano con suavidad</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Cheeks puffed</source>
      <translation>Mejillas infladas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>fat, full, a lot</source>
      <translation>gordo, lleno, mucho</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Cheeks</source>
      <translation>Mejillas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Right cheek puffed</source>
      <translation>Mejilla derecha inflada</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>one-sided fullness; food in the cheek</source>
      <translation>plenitud de un solo lado; comida en la mejilla</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Left cheek puffed</source>
      <translation>Mejilla izquierda inflada</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Cheeks sucked in</source>
      <translation>Mejillas hundidas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>thin, skinny</source>
      <translation>delgado, flaco</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Cheeks raised</source>
      <translation>Mejillas levantadas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>real smile, squeezing</source>
      <translation>sonrisa verdadera, apretar</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Puff and let go</source>
      <translation>Inflar y soltar</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>relief, long time, burst</source>
      <translation>alivio, mucho tiempo, estallido</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tongue in the cheek</source>
      <translation>Lengua en la mejilla</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>lying, joking, sweet in the mouth</source>
      <translation>mentira, broma, un dulce en la boca</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nose wrinkled</source>
      <translation>Nariz arrugada</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>dislike, strong negation, intensity</source>
      <translation>desagrado, negación fuerte, intensidad</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nose</source>
      <translation>Nariz</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nose wrinkled on one side</source>
      <translation>Nariz arrugada de un lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>contempt, cs</source>
      <translation>desprecio, cs</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nose twitches</source>
      <translation>Nariz que se contrae</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>I know, I agree (listener); shared knowledge</source>
      <translation>lo sé, de acuerdo (quien escucha); saber compartido</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nostrils wide</source>
      <translation>Aletas de la nariz abiertas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>anger, boasting</source>
      <translation>enojo, jactancia</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth open</source>
      <translation>Boca abierta</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>surprise, far, waiting</source>
      <translation>sorpresa, lejos, espera</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips parted</source>
      <translation>Labios separados</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>relaxed</source>
      <translation>relajado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth wide open</source>
      <translation>Boca muy abierta</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>shout, huge, shock</source>
      <translation>grito, enorme, susto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Smile</source>
      <translation>Sonrisa</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pleasure, politeness</source>
      <translation>agrado, cortesía</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Smile showing teeth</source>
      <translation>Sonrisa con dientes</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>delight</source>
      <translation>deleite</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth corners down</source>
      <translation>Comisuras abajo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>negation, not bad, unsure, sad</source>
      <translation>negación, nada mal, inseguro, triste</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips pressed</source>
      <translation>Labios apretados</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>firmness, withheld</source>
      <translation>firmeza, contención</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips drawn in</source>
      <translation>Labios metidos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>withheld, toothless, careful</source>
      <translation>contenido, sin dientes, cuidadoso</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips puckered</source>
      <translation>Labios fruncidos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>kiss, considering, leisurely</source>
      <translation>beso, considerar, con calma</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lower lip out</source>
      <translation>Labio inferior salido</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sulking, pleading, unsure</source>
      <translation>enfurruñado, súplica, inseguro</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth round and open</source>
      <translation>Boca redonda y abierta</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>o, wow, hole</source>
      <translation>o, guau, agujero</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips stretched</source>
      <translation>Labios estirados</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>tension, oops</source>
      <translation>tensión, ay</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Teeth shown and clenched</source>
      <translation>Dientes a la vista y apretados</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>intensity, strain</source>
      <translation>intensidad, esfuerzo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Bites the lower lip</source>
      <translation>Muerde el labio inferior</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>nervous, about to, restrained</source>
      <translation>nervioso, a punto de, contenido</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Upper teeth on the lower lip</source>
      <translation>Dientes superiores sobre el labio inferior</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>f and v of mouthed words held; doubt</source>
      <translation>f y v sostenidas de palabras articuladas; duda</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Upper lip raised</source>
      <translation>Labio superior levantado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>relative clause, disgust, some topics</source>
      <translation>oración de relativo, asco, algunos tópicos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>One corner up</source>
      <translation>Una comisura arriba</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>smirk, contempt</source>
      <translation>sonrisa burlona, desprecio</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth drawn to one side</source>
      <translation>Boca hacia un lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>undecided, scepticism</source>
      <translation>indeciso, escepticismo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Jaw to one side</source>
      <translation>Mandíbula a un lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>chewing, doubtful</source>
      <translation>masticar, dudoso</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Jaw forward</source>
      <translation>Mandíbula adelante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>stubborn, tough</source>
      <translation>terco, duro</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tongue tip between the teeth</source>
      <translation>Punta de la lengua entre los dientes</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>careless, th</source>
      <translation>descuidado, th</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tongue out</source>
      <translation>Lengua afuera</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>disgust, heat, exhaustion</source>
      <translation>asco, calor, agotamiento</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tongue out to the side</source>
      <translation>Lengua afuera a un lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>effort, playful; how somebody is mocked</source>
      <translation>esfuerzo, juego; cómo se burla alguien de otro</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tongue up and down</source>
      <translation>Lengua arriba y abajo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>chatting, licking, la-la</source>
      <translation>charlar, lamer, la-la</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Chewing</source>
      <translation>Masticar</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>eating; constructed action</source>
      <translation>comer; acción construida</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth relaxed</source>
      <translation>Boca relajada</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>back to rest</source>
      <translation>de vuelta al reposo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Breath in</source>
      <translation>Inspirar</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>a gasp, a start; before long or hard things</source>
      <translation>un jadeo, un sobresalto; antes de cosas largas o difíciles</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>mm</source>
      <translation>mm</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>as usual, with ease, with pleasure, medium</source>
      <translation>como siempre, con facilidad, con gusto, mediano</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth morpheme</source>
      <translation>Gesto bucal</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>oo</source>
      <translation>oo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>small, thin, near, light, slow</source>
      <translation>pequeño, fino, cerca, ligero, lento</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>oo, tense</source>
      <translation>oo, tenso</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>tiny, very thin</source>
      <translation>diminuto, muy fino</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>cha</source>
      <translation>cha</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>large, tall, thick</source>
      <translation>grande, alto, grueso</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>aah</source>
      <translation>aah</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>far, long ago, long (time or length)</source>
      <translation>lejos, hace mucho, largo (tiempo o longitud)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>th</source>
      <translation>th</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>careless, without attention; melting; in NOT-YET</source>
      <translation>descuidado, sin atención; derretirse; en NOT-YET</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>cs</source>
      <translation>cs</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>very near in time or space, just now; with effort</source>
      <translation>muy cerca en tiempo o espacio, justo ahora; con esfuerzo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>ee, teeth clenched</source>
      <translation>ee, dientes apretados</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>extreme: very many, very smart, dark, dangerous, hard</source>
      <translation>extremo: muchísimos, muy listo, oscuro, peligroso, difícil</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips tight, intense</source>
      <translation>Labios tensos, intenso</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>with great effort or degree; awfully</source>
      <translation>con gran esfuerzo o en alto grado; terriblemente</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips pursed</source>
      <translation>Labios fruncidos en punta</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>carefully, smoothly, thin, fast, a good while</source>
      <translation>con cuidado, con suavidad, fino, rápido, un buen rato</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>fat, very many, very long ago, full</source>
      <translation>gordo, muchísimos, hace muchísimo, lleno</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>skinny, hollow, drawn</source>
      <translation>flaco, hueco, demacrado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pah</source>
      <translation>pah</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>finally, success at last</source>
      <translation>por fin, logrado al cabo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pow</source>
      <translation>pow</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>bang, struck, exploded, gone</source>
      <translation>golpe, alcanzado, explotó, desaparecido</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>fsh</source>
      <translation>fsh</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>finish, stop it, that is all</source>
      <translation>acabado, ya basta, eso es todo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sta-sta-sta</source>
      <translation>sta-sta-sta</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>over and over, long struggle, slow process</source>
      <translation>una y otra vez, larga lucha, proceso lento</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sow</source>
      <translation>sow</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>very (tired, cold, embarrassed)</source>
      <translation>muy (cansado, frío, avergonzado)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>soo</source>
      <translation>soo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>so (tired, cold, dirty, curious), close call</source>
      <translation>tan (cansado, frío, sucio, curioso), por poco</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>foo, breath out</source>
      <translation>foo, espirar</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>gone, vanished, relief, easy</source>
      <translation>ido, desaparecido, alivio, fácil</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips vibrate</source>
      <translation>Labios que vibran</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>engine, cold, huge quantity, boredom</source>
      <translation>motor, frío, cantidad enorme, aburrimiento</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth opens and shuts</source>
      <translation>La boca se abre y se cierra</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>talk on and on, chat</source>
      <translation>hablar sin parar, charlar</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>for-for</source>
      <translation>for-for</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>what for, why</source>
      <translation>para qué, por qué</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>wha</source>
      <translation>wha</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>what; want or not want</source>
      <translation>qué; querer o no querer</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sh</source>
      <translation>sh</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>quiet; pouring; much moving along</source>
      <translation>silencio; verter; muchos que avanzan</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>thl, tongue flaps</source>
      <translation>thl, la lengua aletea</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sloppy, disgusting, tired out</source>
      <translation>chapucero, asqueroso, agotado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Corners pulled down</source>
      <translation>Comisuras hacia abajo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>so-so, not bad, perhaps; not at all</source>
      <translation>más o menos, nada mal, quizá; en absoluto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips closed to one side</source>
      <translation>Labios cerrados a un lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sly, I knew it</source>
      <translation>astuto, ya lo sabía</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>ma</source>
      <translation>ma</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>tend to, used to (with TEND-TO)</source>
      <translation>tender a, acostumbrado a (con TEND-TO)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips flat, unmoved</source>
      <translation>Labios planos, impasible</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>nothing special; deadpan</source>
      <translation>nada especial; inexpresivo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>English word, whole</source>
      <translation>Palabra inglesa, entera</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>names the meaning or chooses among meanings; nouns mostly</source>
      <translation>nombra el significado o elige entre significados; sobre todo sustantivos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouthing</source>
      <translation>Articulación labial</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>English word, first syllable</source>
      <translation>Palabra inglesa, primera sílaba</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>reduced mouthing, the usual form in fast signing</source>
      <translation>articulación labial reducida, la forma habitual al señar rápido</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Word mouthed while it is fingerspelled</source>
      <translation>Palabra articulada mientras se deletrea</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>goes with fingerspelling, the whole word once</source>
      <translation>acompaña el deletreo, la palabra entera una vez</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Chin down, head forward</source>
      <translation>Mentón abajo, cabeza adelante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>yes/no question, wh-question, attention</source>
      <translation>pregunta de sí o no, pregunta qu-, atención</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head position</source>
      <translation>Posición de la cabeza</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head back</source>
      <translation>Cabeza atrás</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>topic, relative clause, doubt</source>
      <translation>tópico, oración de relativo, duda</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head tilted to the dominant side</source>
      <translation>Cabeza ladeada al lado dominante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>rhetorical question, conditional, referent there, subject agreement</source>
      <translation>pregunta retórica, condicional, referente allí, concordancia con el sujeto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head tilted to the other side</source>
      <translation>Cabeza ladeada al otro lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>contrast with the dominant side, referent there</source>
      <translation>contraste con el lado dominante, referente allí</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head turned to the dominant side</source>
      <translation>Cabeza girada al lado dominante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>referent there, role shift, cs</source>
      <translation>referente allí, cambio de rol, cs</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head turned to the other side</source>
      <translation>Cabeza girada al otro lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>referent there, role shift</source>
      <translation>referente allí, cambio de rol</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head a little turned</source>
      <translation>Cabeza un poco girada</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>conditional and rhetorical question hold it, mildly marked</source>
      <translation>la condicional y la pregunta retórica la sostienen, marca leve</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head forward</source>
      <translation>Cabeza adelante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>challenge, come on, strong question</source>
      <translation>desafío, vamos, pregunta fuerte</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head drawn back</source>
      <translation>Cabeza retraída</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>surprise, rejection, exclusion</source>
      <translation>sorpresa, rechazo, exclusión</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head bowed</source>
      <translation>Cabeza inclinada</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>shame, low addressee, end of a discourse</source>
      <translation>vergüenza, interlocutor bajo, final de un discurso</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Chin high</source>
      <translation>Mentón alto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pride, tall addressee, things above</source>
      <translation>orgullo, interlocutor alto, cosas arriba</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head away from a thing</source>
      <translation>Cabeza lejos de una cosa</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>avoidance, exclusion</source>
      <translation>evitación, exclusión</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>assertion, end of a phrase, emphasis on the sign</source>
      <translation>aserción, final de una frase, énfasis en la seña</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head movement</source>
      <translation>Movimiento de la cabeza</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Slow nods</source>
      <translation>Asentir lento</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>agreement, existence, yes it is so</source>
      <translation>acuerdo, existencia, sí, así es</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Rapid small nods</source>
      <translation>Asentir rápido y pequeño</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>known to both (third topic), checking, eager agreement</source>
      <translation>conocido por ambos (tercer tópico), comprobación, acuerdo entusiasta</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nods</source>
      <translation>Asiente</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>affirmation</source>
      <translation>afirmación</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Deep nod</source>
      <translation>Asentir profundo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>emphatic assertion, right, respectful</source>
      <translation>aserción enfática, correcto, respetuoso</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Upward nod</source>
      <translation>Cabeceo hacia arriba</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>what is it, greeting, end of a question</source>
      <translation>qué hay, saludo, final de una pregunta</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Headshake</source>
      <translation>Negar con la cabeza</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>negation</source>
      <translation>negación</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Slow headshake</source>
      <translation>Negar lento con la cabeza</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>regret, disbelief, strong negation</source>
      <translation>pesar, incredulidad, negación fuerte</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Slight rapid headshake</source>
      <translation>Negar leve y rápido con la cabeza</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>wh-question, doubt, hesitation</source>
      <translation>pregunta qu-, duda, vacilación</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head turned once</source>
      <translation>Cabeza girada una vez</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>none, refused; a negative sign alone</source>
      <translation>ninguno, rechazado; una seña negativa sola</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head thrust</source>
      <translation>Empuje de la cabeza</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>last sign of a conditional clause</source>
      <translation>última seña de una cláusula condicional</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head side to side</source>
      <translation>Cabeza de lado a lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>more or less, it depends, alternatives</source>
      <translation>más o menos, depende, alternativas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head trembles</source>
      <translation>La cabeza tiembla</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>indefinite something, tension, cold</source>
      <translation>algo indefinido, tensión, frío</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head jerks back</source>
      <translation>Sacudida de la cabeza atrás</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>startle, sudden change</source>
      <translation>sobresalto, cambio repentino</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lean forward</source>
      <translation>Inclinarse adelante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>inclusion, involvement, emphasis, question, affirmation</source>
      <translation>inclusión, implicación, énfasis, pregunta, afirmación</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Torso and shoulders</source>
      <translation>Torso y hombros</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lean back</source>
      <translation>Inclinarse atrás</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>exclusion, detachment, negation, denial</source>
      <translation>exclusión, distancia, negación, desmentido</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lean to the dominant side</source>
      <translation>Inclinarse al lado dominante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>contrast, first of two, referent there</source>
      <translation>contraste, primero de dos, referente allí</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lean to the other side</source>
      <translation>Inclinarse al otro lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>contrast, second of two, referent there</source>
      <translation>contraste, segundo de dos, referente allí</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Turn to the dominant side</source>
      <translation>Girar al lado dominante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>role shift, place there</source>
      <translation>cambio de rol, punto allí</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Turn to the other side</source>
      <translation>Girar al otro lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Draw up</source>
      <translation>Erguirse</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pride, attention, formal</source>
      <translation>orgullo, atención, formal</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Slump</source>
      <translation>Encorvarse</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>tired, sad, small</source>
      <translation>cansado, triste, pequeño</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Sway</source>
      <translation>Balanceo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>mulling over, alternatives, walking along</source>
      <translation>sopesar, alternativas, ir andando</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Breath in, heave</source>
      <translation>Inspirar hondo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sigh, relief, resignation</source>
      <translation>suspiro, alivio, resignación</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Shoulders raised</source>
      <translation>Hombros levantados</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>question, not knowing, cold, fear</source>
      <translation>pregunta, no saber, frío, miedo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Dominant shoulder raised</source>
      <translation>Hombro dominante levantado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>cs, indifference, towards a place</source>
      <translation>cs, indiferencia, hacia un punto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Other shoulder raised</source>
      <translation>Otro hombro levantado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>cs on the other side, indifference, towards a place there</source>
      <translation>cs del otro lado, indiferencia, hacia un punto allí</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Shrug</source>
      <translation>Encoger los hombros</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>do not know, do not care</source>
      <translation>no sé, me da igual</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Shoulders forward</source>
      <translation>Hombros adelante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>question, effort, fat or strong, cold</source>
      <translation>pregunta, esfuerzo, gordo o fuerte, frío</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Shoulders back</source>
      <translation>Hombros atrás</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pride, refusal</source>
      <translation>orgullo, negativa</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Yes/no question</source>
      <translation>Pregunta de sí o no</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>asks yes or no</source>
      <translation>pregunta sí o no</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Grammatical marker</source>
      <translation>Marcador gramatical</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Wh-question</source>
      <translation>Pregunta qu-</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>asks who, what, where, when, why, how</source>
      <translation>pregunta quién, qué, dónde, cuándo, por qué, cómo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Wh-question, wh-sign last</source>
      <translation>Pregunta qu-, seña qu- al final</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>the same with the wh-sign alone marked</source>
      <translation>lo mismo, con solo la seña qu- marcada</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Question answered by the signer</source>
      <translation>Se pregunta y responde</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>asks and answers oneself (question-answer pair)</source>
      <translation>pregunta y se responde (par de pregunta y respuesta)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>This or that?</source>
      <translation>¿Esto o aquello?</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>choice between two</source>
      <translation>elección entre dos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Right? isn't it?</source>
      <translation>¿Verdad? ¿No es así?</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>seeks agreement</source>
      <translation>busca acuerdo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>You mean ...?</source>
      <translation>¿O sea…?</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>checks something said or unexpected</source>
      <translation>comprueba algo dicho o inesperado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Topic (moved to the front)</source>
      <translation>Tópico (movido al principio)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>what the sentence is about</source>
      <translation>de qué trata la oración</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Topic (new or shifted)</source>
      <translation>Tópico (nuevo o cambiado)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>a new or contrasted topic</source>
      <translation>un tópico nuevo o contrastado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Topic (known to both)</source>
      <translation>Tópico (ya conocido)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>you know the one I mean</source>
      <translation>ya se sabe cuál</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>If-clause</source>
      <translation>Cláusula con si</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>condition</source>
      <translation>condición</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>When-clause</source>
      <translation>Cláusula con cuando</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>time clause</source>
      <translation>cláusula de tiempo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Relative clause</source>
      <translation>Oración de relativo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>the one that ...</source>
      <translation>el que…</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Focus, emphasis</source>
      <translation>Foco, énfasis</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>stresses one sign</source>
      <translation>acentúa una seña</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Negation</source>
      <translation>Negación</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>not</source>
      <translation>no</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Strong negation</source>
      <translation>Negación fuerte</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>not at all, never</source>
      <translation>en absoluto, nunca</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Assertion</source>
      <translation>Aserción</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>it is so, indeed</source>
      <translation>así es, en efecto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>There is</source>
      <translation>Hay</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>exists, have</source>
      <translation>existe, tener</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Command</source>
      <translation>Orden</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>do it</source>
      <translation>hacerlo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Request, plea</source>
      <translation>Petición, súplica</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>please do</source>
      <translation>hacerlo, por favor</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Doubt, perhaps</source>
      <translation>Duda, quizá</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>not sure</source>
      <translation>sin seguridad</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>I do not know</source>
      <translation>No sé</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>cannot say</source>
      <translation>no puedo decirlo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>First of two</source>
      <translation>Primero de dos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>one side of a contrast</source>
      <translation>un lado de un contraste</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Second of two</source>
      <translation>Segundo de dos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>the other side</source>
      <translation>el otro lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>First of a list</source>
      <translation>Primero de una lista</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>begins a list of three and more: every item has its own lean and a nod at its end</source>
      <translation>empieza una lista de tres o más: cada elemento tiene su propia inclinación y un cabeceo al final</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Between in a list</source>
      <translation>Intermedio de una lista</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>each item of a list that is neither first nor last, upright</source>
      <translation>cada elemento de una lista que no es ni el primero ni el último, erguido</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Last of a list</source>
      <translation>Último de una lista</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>ends a list of three and more, with a deep nod</source>
      <translation>termina una lista de tres o más, con un cabeceo profundo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Role of the one on the dominant side</source>
      <translation>Rol de quien está en el lado dominante</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>the signer is the referent who stands on the dominant side and faces the other</source>
      <translation>la figura es el referente que está en el lado dominante y mira al otro</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Role of the one on the other side</source>
      <translation>Rol de quien está en el otro lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>the same from the other side</source>
      <translation>lo mismo desde el otro lado</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Gaze agrees with the object</source>
      <translation>La mirada concuerda con el objeto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>marks the object of an agreeing verb</source>
      <translation>marca el objeto de un verbo de concordancia</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head agrees with the subject</source>
      <translation>La cabeza concuerda con el sujeto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>marks the subject, by head tilt towards its locus</source>
      <translation>marca el sujeto, ladeando la cabeza hacia su punto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>That one (definite)</source>
      <translation>Ese (definido)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>a known referent at its locus</source>
      <translation>un referente conocido en su punto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Someone, something</source>
      <translation>Alguien, algo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>an unknown referent</source>
      <translation>un referente desconocido</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Aside, in brackets</source>
      <translation>Inciso, entre paréntesis</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>by the way</source>
      <translation>por cierto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>End of a phrase</source>
      <translation>Final de una frase</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>boundary; sign held, face returns to rest</source>
      <translation>límite; la seña se sostiene, la cara vuelve al reposo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Your turn</source>
      <translation>Ceder el turno</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>offers the turn</source>
      <translation>ofrece el turno</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Wait, I go on</source>
      <translation>Un momento, sigo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>keeps the turn</source>
      <translation>conserva el turno</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Listening</source>
      <translation>Escuchar</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>I follow</source>
      <translation>voy siguiendo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Thinking</source>
      <translation>Pensar</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>searching for words</source>
      <translation>buscar palabras</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes rolled</source>
      <translation>Ojos en blanco</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>annoyance, disbelief at what somebody says or asks</source>
      <translation>fastidio, incredulidad ante lo que alguien dice o pregunta</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Happy</source>
      <translation>Alegría</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>feeling of signer or character; layers under grammar</source>
      <translation>sentimiento de la figura o del personaje; queda debajo de la gramática</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Feeling</source>
      <translation>Sentimiento</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Sad</source>
      <translation>Tristeza</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Angry</source>
      <translation>Enojo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Surprised</source>
      <translation>Sorpresa</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Afraid</source>
      <translation>Miedo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Disgusted</source>
      <translation>Asco</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Scornful</source>
      <translation>Desprecio</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Puzzled</source>
      <translation>Desconcierto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tired</source>
      <translation>Cansancio</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eager</source>
      <translation>Entusiasmo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a sign of condition opens an if-clause</source>
      <translation>una seña de condición abre una cláusula con si</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>from it to the comma or semicolon that ends its clause</source>
      <translation>desde ella hasta la coma o el punto y coma que termina su cláusula</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a wh-sign before a comma or semicolon is answered by what follows</source>
      <translation>lo que sigue a una seña qu- ante coma o punto y coma la responde</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the clause up to and with the wh-sign</source>
      <translation>la cláusula hasta la seña qu-, con ella</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>three or more between commas are a list</source>
      <translation>tres o más entre comas son una lista</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the item beside each comma</source>
      <translation>el elemento junto a cada coma</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>what comes first and is parted by a comma is the topic</source>
      <translation>lo que va primero y está separado por una coma es el tópico</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the first phrase, three glosses at most</source>
      <translation>la primera frase, tres glosas como mucho</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a wh-sign in a sentence without a question</source>
      <translation>una seña qu- en una oración sin pregunta</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the sentence behind its topic and if-clause; none after a verb of knowing or telling, whose question is not asked</source>
      <translation>la oración tras su tópico y su cláusula con si; no tras un verbo de saber o decir, cuya pregunta no se hace</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a negative sign asks for a headshake over what it denies</source>
      <translation>una seña negativa pide negar con la cabeza sobre lo que niega</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>from it to the end of the phrase; with the gloss before it where it stands last</source>
      <translation>desde ella hasta el final de la frase; con la glosa anterior donde va al final</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>two clauses about two places or parted by BUT</source>
      <translation>dos cláusulas sobre dos puntos o separadas por BUT</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>each clause; the side is that of its place</source>
      <translation>cada cláusula; el lado es el de su punto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>what is told after a comma in the first person is said by the one last pointed at</source>
      <translation>lo que se cuenta tras una coma en primera persona lo dice quien se señaló por última vez</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>from behind the comma to the end of the sentence</source>
      <translation>desde después de la coma hasta el final de la oración</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>PLEASE asks</source>
      <translation>PLEASE pide</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the sentence</source>
      <translation>la oración</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a sentence that begins with its verb and has no subject is a command</source>
      <translation>una oración que empieza por su verbo y no tiene sujeto es una orden</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the head nods as an assertion ends</source>
      <translation>la cabeza asiente al terminar una afirmación</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the last gloss of a sentence that asks and denies nothing</source>
      <translation>la última glosa de una oración que no pregunta ni niega nada</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the eyes go where the finger points</source>
      <translation>los ojos van adonde señala el dedo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a point at a place</source>
      <translation>un señalamiento a un punto</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the eyes go to a hand that shows a thing or spells a long word</source>
      <translation>los ojos van a una mano que muestra una cosa o deletrea una palabra larga</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a classifier; a spelling of five letters or more</source>
      <translation>un clasificador; una palabra deletreada de cinco letras o más</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>nouns and spelled words are mouthed</source>
      <translation>los sustantivos y las palabras deletreadas se articulan con los labios</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>each by itself</source>
      <translation>cada uno por sí mismo</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>torso</source>
      <translation>torso</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>grammar</source>
      <translation>gramática</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>feeling</source>
      <translation>sentimiento</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>brows</source>
      <translation>cejas</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>eyes</source>
      <translation>ojos</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <location filename="../../../signer/export/features.py" />
      <source>gaze</source>
      <translation>mirada</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>nose</source>
      <translation>nariz</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>mouth</source>
      <translation>boca</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Woman</source>
      <translation>Mujer</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Man</source>
      <translation>Hombre</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Older woman</source>
      <translation>Mujer mayor</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Older man</source>
      <translation>Hombre mayor</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Strong</source>
      <translation>Fuerte</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Slim</source>
      <translation>Delgada</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Child</source>
      <translation>Niño o niña</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/pages.py" />
      <source>Start</source>
      <translation>Comienzo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/pages.py" />
      <source>Files and programs</source>
      <translation>Archivos y programas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/pages.py" />
      <source>Python</source>
      <translation>Python</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/pages.py" />
      <source>How it works</source>
      <translation>Cómo funciona</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/pages.py" />
      <source>For developers</source>
      <translation>Para desarrolladores</translation>
    </message>
    <message>
      <location filename="../../../signer/studio" />
      <source>Index</source>
      <translation>Índice</translation>
    </message>
    <message>
      <location filename="../../../signer/studio" />
      <source>Ring</source>
      <translation>Anular</translation>
    </message>
    <message>
      <location filename="../../../signer/studio" />
      <source>Creeping</source>
      <translation>Se arrastra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio" />
      <source>Stuck</source>
      <translation>Atascado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio" />
      <source>Spinning</source>
      <translation>Da vueltas</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>reached</source>
      <translation>alcanzado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>nearest</source>
      <translation>el más cercano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>exact nearest</source>
      <translation>exactamente el más cercano</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>creeping</source>
      <translation>se arrastra</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>stuck</source>
      <translation>atascado</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>spinning</source>
      <translation>da vueltas</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <source>The {part} would be in {name}.</source>
      <translation>{part}: estaría dentro de {name}.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>keys</source>
      <translation>fotogramas clave</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>own joints</source>
      <translation>articulaciones propias</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>points of another handshape</source>
      <translation>puntos de otra forma de mano</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>articulators</source>
      <translation>partes de la mano</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>sites</source>
      <translation>lugares</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>own spots</source>
      <translation>lugares propios</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>stand-offs</source>
      <translation>distancias</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>points of space</source>
      <translation>puntos del espacio</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>manners</source>
      <translation>modos del contacto</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>second contacts</source>
      <translation>segundos contactos</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>both_meet</source>
      <translation>ambas se encuentran</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>gestures of contacts</source>
      <translation>gestos de contactos</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>orientations</source>
      <translation>orientaciones</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>elbows</source>
      <translation>codos</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>transitions</source>
      <translation>transiciones</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>stops</source>
      <translation>paradas</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>secondary motion</source>
      <translation>movimiento secundario</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>shoulders</source>
      <translation>hombros</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>leads</source>
      <translation>adelantos</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>life</source>
      <translation>vida</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>spans of one's own</source>
      <translation>tramos propios</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>signal details</source>
      <translation>detalles de señales</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>face</source>
      <translation>rostro</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>gaze targets</source>
      <translation>objetivos de la mirada</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>mouthed words</source>
      <translation>palabras articuladas</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>addressee</source>
      <translation>interlocutor</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>dominant side</source>
      <translation>lado dominante</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>body</source>
      <translation>cuerpo</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>frame rate</source>
      <translation>fotogramas por segundo</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>folds of the face</source>
      <translation>pliegues de la cara</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>lines round hands</source>
      <translation>líneas alrededor de las manos</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>gloss</source>
      <translation>glosa</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>translation</source>
      <translation>traducción</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>items</source>
      <translation>elementos</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>markers</source>
      <translation>marcas</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>places of people</source>
      <translation>puntos de personas</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>notes and tags</source>
      <translation>notas y etiquetas</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>credits</source>
      <translation>créditos</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>confidence</source>
      <translation>certeza</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>film</source>
      <translation>película</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>guesses</source>
      <translation>conjeturas</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>unknown fields</source>
      <translation>campos desconocidos</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>Animation JSON</source>
      <translation>Animation JSON</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For players of your own: joints, and how well every contact is met, in plain text.</source>
      <translation>Para reproductores propios: articulaciones, y cuán bien se alcanza cada contacto, en texto simple.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>GLB</source>
      <translation>GLB</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For Blender, three.js, Unity and Godot: the signer's body with its movement.</source>
      <translation>Para Blender, three.js, Unity y Godot: el cuerpo de la figura con su movimiento.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>VRMA</source>
      <translation>VRMA</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For VRM avatars, VRoid's too, in three-vrm and Unity: the movement, folded to the bones they have.</source>
      <translation>Para avatares VRM, también de VRoid, en three-vrm y Unity: el movimiento, reducido a los huesos que tienen.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>BVH</source>
      <translation>BVH</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For Blender, MotionBuilder, Unreal and game engines: joints and turns, as plain text.</source>
      <translation>Para Blender, MotionBuilder, Unreal y motores de juegos: articulaciones y giros, en texto simple.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>Pose points</source>
      <translation>Puntos de pose</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For sign.mt's tools and models of sign language: points of body and hands, as MediaPipe names them.</source>
      <translation>Para herramientas y modelos de sign.mt: puntos del cuerpo y de las manos, como los nombra MediaPipe.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>Trajectories</source>
      <translation>Trayectorias</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For spreadsheets and ELAN: where wrists, elbows and articulators are, as a table.</source>
      <translation>Para hojas de cálculo y ELAN: dónde están muñecas, codos y partes de la mano, en una tabla.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>WebVTT</source>
      <translation>WebVTT</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>Subtitles for browsers: glosses at their times, or the translation.</source>
      <translation>Subtítulos para navegadores: glosas en su momento, o la traducción.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>SRT</source>
      <translation>SRT</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>Subtitles for players and editing: glosses at their times, or the translation.</source>
      <translation>Subtítulos para reproductores y edición: glosas en su momento, o la traducción.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>EAF</source>
      <translation>EAF</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For ELAN: glosses of each hand, signals and the translation as tiers.</source>
      <translation>Para ELAN: glosas de cada mano, señales y la traducción como líneas.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>SiGML</source>
      <translation>SiGML</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For JASigning, CWASA and Performs, and whoever reads HamNoSys: postures and movements in symbols.</source>
      <translation>Para JASigning, CWASA y Performs, y quien lea HamNoSys: posturas y movimientos en símbolos.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>BML</source>
      <translation>BML</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For Performs: postures at their times, by the names that it has for shapes, places and parts.</source>
      <translation>Para Performs: posturas en su momento, con sus nombres de formas, lugares y partes.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>GIF</source>
      <translation>GIF</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>A moving picture for slides, pages and chats.</source>
      <translation>Una imagen animada para diapositivas, páginas y chats.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>WebP</source>
      <translation>WebP</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>A moving picture, finer and smaller than a GIF; browsers show it.</source>
      <translation>Una imagen animada, más fina y pequeña que un GIF; los navegadores la muestran.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>WebM</source>
      <translation>WebM</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>A film for browsers, slides and editing; it may be transparent.</source>
      <translation>Una película para navegadores, diapositivas y edición; puede ser transparente.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>MP4</source>
      <translation>MP4</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>A film for phones, and programs that read no WebM.</source>
      <translation>Una película para teléfonos y programas que no leen WebM.</translation>
    </message>
  </context>
</TS>
