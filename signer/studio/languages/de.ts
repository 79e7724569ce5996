<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Signer</name>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>is no name of a file: {words}; choose another</source>
      <translation>ist kein Dateiname: {words}; einen anderen wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>is a folder; give a file name</source>
      <translation>ist ein Ordner; einen Dateinamen angeben</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>there is no folder {folder}; make it first</source>
      <translation>einen Ordner {folder} gibt es nicht; ihn zuerst anlegen</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>no file can be made there; save it in another folder</source>
      <translation>dort lässt sich keine Datei anlegen; in einem anderen Ordner speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>may not be written; change its permissions or save it in another folder</source>
      <translation>darf nicht geschrieben werden; die Rechte ändern oder in einem anderen Ordner speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>cannot be written: {error}</source>
      <translation>lässt sich nicht schreiben: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>the disk is full; free some space on it, or save it in another folder</source>
      <translation>der Datenträger ist voll; Platz schaffen oder in einem anderen Ordner speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>the disk is read-only; make it writable, or save it in another folder</source>
      <translation>der Datenträger ist schreibgeschützt; ihn beschreibbar machen oder in einem anderen Ordner speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>the name is too long for this disk; choose a shorter one, or save it in another folder</source>
      <translation>der Name ist zu lang für diesen Datenträger; einen kürzeren wählen oder in einem anderen Ordner speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>the name is a link that leads back to itself; delete the link, or save it in another folder</source>
      <translation>der Name ist eine Verknüpfung, die auf sich selbst führt; die Verknüpfung löschen oder in einem anderen Ordner speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>it has a zero byte in it</source>
      <translation>er enthält ein Nullbyte</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>it has half a character in it (a lone surrogate)</source>
      <translation>er enthält ein halbes Zeichen (ein einzelnes Surrogat)</translation>
    </message>
    <message>
      <location filename="../../../signer/atomic.py" />
      <source>is a device or a pipe, not a file; give the name of a file</source>
      <translation>ist ein Gerät oder eine Pipe, keine Datei; einen Dateinamen angeben</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/avatar_file.py" />
      <source>{file}: is not the file that was learned; learn it again</source>
      <translation>{file}: ist nicht die Datei, die gelernt wurde; sie neu lernen</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/avatar_file.py" />
      <source>{file}: not read: {refusal}</source>
      <translation>{file}: nicht gelesen: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/avatar_file.py" />
      <source>the avatar's own file {own} is not there any more; put it back, or learn it again with `signer avatar learn FILE`</source>
      <translation>die Datei {own} des Avatars ist nicht mehr da; sie zurücklegen oder mit `signer avatar learn FILE` neu lernen</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/avatar_file.py" />
      <source>the avatar's own file {own} has changed since it was learned; learn it again with `signer avatar learn FILE`</source>
      <translation>die Datei {own} des Avatars hat sich seit dem Lernen geändert; sie mit `signer avatar learn FILE` neu lernen</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>meshopt; write it without with `gltf-transform copy IN OUT`</source>
      <translation>meshopt; ohne das schreiben mit `gltf-transform copy IN OUT`</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>Draco; write it without with `gltf-transform copy IN OUT`</source>
      <translation>Draco; ohne das schreiben mit `gltf-transform copy IN OUT`</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>is larger than {most} MB; use a smaller avatar</source>
      <translation>ist größer als {most} MB; einen kleineren Avatar nehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <location filename="../../../signer/avatars/reading.py" />
      <location filename="../../../signer/files/disk.py" />
      <location filename="../../../signer/films/opening.py" />
      <location filename="../../../signer/films/plain_file.py" />
      <source>cannot be read: {error}</source>
      <translation>lässt sich nicht lesen: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>is no GLB or VRM file; export the avatar as one (glTF binary)</source>
      <translation>ist keine GLB- oder VRM-Datei; den Avatar als solche exportieren (glTF binär)</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>is broken: {error}</source>
      <translation>ist beschädigt: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/gltf.py" />
      <source>is packed by {packing}</source>
      <translation>ist gepackt mit {packing}</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/licence.py" />
      <source>changing it</source>
      <translation>das Ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/licence.py" />
      <source>passing it on</source>
      <translation>das Weitergeben</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/own_signer.py" />
      <source>is no avatar that was learned</source>
      <translation>ist kein gelernter Avatar</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/own_signer.py" />
      <source>a name in it is no text</source>
      <translation>ein Name darin ist kein Text</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/own_signer.py" />
      <source>not written: {words}</source>
      <translation>nicht geschrieben: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/reading.py" />
      <source>cannot be learned</source>
      <translation>lässt sich nicht lernen</translation>
    </message>
    <message>
      <location filename="../../../signer/avatars/reading.py" />
      <source>{words}: there is no {missing} in it</source>
      <translation>{words}: darin fehlt {missing}</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Reference signer</source>
      <translation>Referenzfigur</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/corpus/dataset/card.py" />
      <location filename="../../../signer/reviewing/answers.py" />
      <location filename="../../../signer/studio/files/import_sources.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{number:,} signs</source>
      <translation>
        <numerusform>{number:,} Gebärde</numerusform>
        <numerusform>{number:,} Gebärden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/corpus/dataset/card.py" />
      <source>{number:,} frames</source>
      <translation>
        <numerusform>{number:,} Bild</numerusform>
        <numerusform>{number:,} Bilder</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/corpus/dataset/card.py" />
      <source>{number:,} views</source>
      <translation>
        <numerusform>{number:,} Ansicht</numerusform>
        <numerusform>{number:,} Ansichten</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>another run begins there at this moment; try again</source>
      <translation>in diesem Augenblick beginnt dort ein anderer Lauf; noch einmal versuchen</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>for another command</source>
      <translation>für einen anderen Befehl</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>with other options</source>
      <translation>mit anderen Einstellungen</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>by another version of Signer</source>
      <translation>von einer anderen Fassung von Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>{path}: made {reason}; give --again to do all of it anew, or another folder</source>
      <translation>{path}: {reason} gemacht; mit --again alles neu machen, oder einen anderen Ordner nehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>a run on {host} is at work there; when it has ended, delete {lock}</source>
      <translation>dort arbeitet ein Lauf auf {host}; wenn er beendet ist, {lock} löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/folder.py" />
      <source>another run is at work there (process {pid}); wait for it, or give another folder</source>
      <translation>dort arbeitet ein anderer Lauf (Prozess {pid}); auf ihn warten, oder einen anderen Ordner nehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/work.py" />
      <source>{path} has {megabytes} MB, too many to be sent; give a folder that workers share</source>
      <translation>{path} hat {megabytes} MB, zu viele zum Verschicken; einen gemeinsamen Ordner angeben</translation>
    </message>
    <message>
      <location filename="../../../signer/corpus/work.py" />
      <source>{path}: not written: {refusal}</source>
      <translation>{path}: nicht geschrieben: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <location filename="../../../signer/motion/operations/editing.py" />
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Set key</source>
      <translation>Setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Delete key</source>
      <translation>Schlüsselbild löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Move key</source>
      <translation>Schlüsselbild verschieben</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Stretch key</source>
      <translation>Schlüsselbild strecken</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Copy key</source>
      <translation>Schlüsselbild kopieren</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Change speed</source>
      <translation>Tempo ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change key</source>
      <translation>Schlüsselbild ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Change hold</source>
      <translation>Halt ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <source>Change dominant hand</source>
      <translation>Dominante Hand ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/edits.py" />
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Change details</source>
      <translation>Einzelheiten ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <location filename="../../../signer/studio/editing/signals.py" />
      <source>Set {name}</source>
      <translation>{name} setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <location filename="../../../signer/document/utterance_span_edits.py" />
      <location filename="../../../signer/document/utterance_spans.py" />
      <source>Change signal</source>
      <translation>Signal ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <source>Release part</source>
      <translation>Teil herauslösen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <source>Hold the last sign longer</source>
      <translation>Letzte Gebärde länger halten</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <source>Fix signal</source>
      <translation>Signal festhalten</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Change places</source>
      <translation>Orte ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/face_edits.py" />
      <source>Move addressee</source>
      <translation>Gegenüber verschieben</translation>
    </message>
    <message>
      <location filename="../../../signer/document/guess_edits.py" />
      <source>Accept guess</source>
      <translation>Vermutung annehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/guess_edits.py" />
      <source>Choose guess</source>
      <translation>Vermutung wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/guess_edits.py" />
      <source>Accept guesses</source>
      <translation>Vermutungen annehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/guesses.py" />
      <source>both hands are mirror images and settled together</source>
      <translation>beide Hände sind Spiegelbilder und werden zusammen bestimmt</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <location filename="../../../signer/studio/editing/gestures.py" />
      <source>Change contact</source>
      <translation>Kontakt ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stop here</source>
      <translation>Hier anhalten</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <source>Pass here</source>
      <translation>Hier durchlaufen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <source>Change what the contact does</source>
      <translation>Ändern, was der Kontakt tut</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <source>Change finger or wrist movement</source>
      <translation>Finger- oder Handgelenkbewegung ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <source>Stop finger or wrist movement</source>
      <translation>Finger- oder Handgelenkbewegung anhalten</translation>
    </message>
    <message>
      <location filename="../../../signer/document/key_edits.py" />
      <location filename="../../../signer/sequencing/free_ways.py" />
      <source>Change movement</source>
      <translation>Bewegung ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/lead_edits.py" />
      <source>Lead round</source>
      <translation>Herumführen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/marker_edits.py" />
      <source>Set marker</source>
      <translation>Marker setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/marker_edits.py" />
      <source>Move marker</source>
      <translation>Marker verschieben</translation>
    </message>
    <message>
      <location filename="../../../signer/document/marker_edits.py" />
      <source>Write marker</source>
      <translation>Marker beschriften</translation>
    </message>
    <message>
      <location filename="../../../signer/document/marker_edits.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Delete marker</source>
      <translation>Marker löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/place_edits.py" />
      <source>Add place</source>
      <translation>Ort hinzufügen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/place_edits.py" />
      <location filename="../../../signer/document/utterance_edits.py" />
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Move place</source>
      <translation>Ort verschieben</translation>
    </message>
    <message>
      <location filename="../../../signer/document/place_edits.py" />
      <source>Name place</source>
      <comment>in the room</comment>
      <translation>Ort benennen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/place_edits.py" />
      <source>Remove place</source>
      <translation>Ort entfernen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>guessed: {field}{why}; settle it</source>
      <translation>vermutet: {field}{why}; bitte entscheiden</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>both hands are to meet here, and the other hand has no such key at this time; give it one, or choose another place</source>
      <translation>beide Hände sollen sich hier treffen, und die andere Hand hat zu dieser Zeit kein solches Schlüsselbild; ihr eines geben, oder eine andere Stelle wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>both hands are to meet, but at two points; give both keys the same point</source>
      <translation>beide Hände sollen sich treffen, aber an zwei Punkten; beiden Schlüsselbildern denselben Punkt geben</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>the id {id} is taken by {id2}; give every key its own</source>
      <translation>die ID {id} ist von {id2} belegt; jedem Schlüsselbild eine eigene geben</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>{time_s:g} s is before the key above it ({time_s2:g} s); put the keys in order of time</source>
      <translation>{time_s:g} s liegt vor dem Schlüsselbild darüber ({time_s2:g} s); die Schlüsselbilder nach der Zeit ordnen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>{time_s:g} s is inside the key above it, which lasts until {end_s:g} s</source>
      <translation>{time_s:g} s liegt im Schlüsselbild darüber, das bis {end_s:g} s dauert</translation>
    </message>
    <message>
      <location filename="../../../signer/document/problems.py" />
      <source>{words}; shorten its hold or move this key later</source>
      <translation>{words}; seinen Halt kürzen oder dieses Schlüsselbild später setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/shoulder_edits.py" />
      <source>Change shoulder</source>
      <translation>Schulter ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/span_edits.py" />
      <source>Set {kind}</source>
      <translation>{kind} setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/span_edits.py" />
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Change posture</source>
      <translation>Haltung ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/span_edits.py" />
      <source>Change rise</source>
      <translation>Anstieg ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/span_edits.py" />
      <source>Change release</source>
      <translation>Abstieg ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Insert items</source>
      <translation>Glieder einsetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Insert item</source>
      <translation>Glied einsetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Delete items</source>
      <translation>Glieder löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Delete item</source>
      <translation>Glied löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Move items</source>
      <translation>Glieder verschieben</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Move item</source>
      <translation>Glied verschieben</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_edits.py" />
      <source>Change style</source>
      <translation>Stil ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Replace item</source>
      <translation>Glied ersetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Change item</source>
      <translation>Glied ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>Change tempo</source>
      <translation>Tempo ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Change pause</source>
      <translation>Pause ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <location filename="../../../signer/studio/library/window.py" />
      <source>One hand</source>
      <translation>Eine Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>Both hands</source>
      <translation>Beide Hände</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Change transition</source>
      <translation>Übergang ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>Update from library</source>
      <translation>Aus der Bibliothek auffrischen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Put back</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Detach from library</source>
      <translation>Von der Bibliothek lösen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_item_edits.py" />
      <source>Change sign</source>
      <translation>Gebärde ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_span_edits.py" />
      <location filename="../../../signer/sequencing/glosses.py" />
      <source>Add signal</source>
      <translation>Signal hinzufügen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_span_edits.py" />
      <source>Add signals</source>
      <translation>Signale hinzufügen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_span_edits.py" />
      <source>Decline signal</source>
      <translation>Signal ablehnen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/utterance_span_edits.py" />
      <source>Delete signal</source>
      <translation>Signal löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Take the film away</source>
      <translation>Film wegnehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Set film</source>
      <translation>Film setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Find film</source>
      <translation>Film finden</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Pin film</source>
      <translation>Film heften</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Move pin</source>
      <translation>Heftung verschieben</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Take pin out</source>
      <translation>Heftung entfernen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/video_edits.py" />
      <source>Trim film</source>
      <translation>Film beschneiden</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/clean.py" />
      <source>no posture was found at its place that lies in nothing</source>
      <translation>an der Stelle dieses Schlüsselbilds wurde keine Haltung gefunden, die in nichts liegt</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>the detector is not set up: `signer detector --set-up` does that, once</source>
      <translation>der Detektor ist nicht eingerichtet: `signer detector --set-up` tut das, einmal</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>no picture can be read of the film</source>
      <translation>aus dem Film lässt sich kein Bild lesen</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>several people are in it; cut the picture to the one who signs</source>
      <translation>mehrere Personen sind darin; das Bild auf die gebärdende zuschneiden</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>The detector needs Python 3.11 or 3.12, and neither was found; install one of them, or name its interpreter with `signer detector --set-up --python PYTHON`.</source>
      <translation>Der Detektor braucht Python 3.11 oder 3.12, und keines wurde gefunden; eines davon installieren oder seinen Interpreter mit `signer detector --set-up --python PYTHON` nennen.</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>The detector could not be set up: {words}</source>
      <translation>Der Detektor ließ sich nicht einrichten: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>there is no such file</source>
      <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>they would be kept in {folder}, which cannot be written; copy the film elsewhere</source>
      <translation>sie kämen nach {folder}, wo nicht geschrieben werden kann; den Film anderswohin kopieren</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>{film}: no landmarks: {words}</source>
      <translation>{film}: keine Punkte: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>{program} cannot be run: {reason}</source>
      <translation>{program} lässt sich nicht starten: {reason}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/detecting.py" />
      <source>it took too long</source>
      <translation>es dauerte zu lange</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/holistic_json.py" />
      <source>it is no JSON</source>
      <translation>es ist kein JSON</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/holistic_json.py" />
      <source>it has no list of frames; a holistic JSON file has the results of each frame</source>
      <translation>sie hat keine Liste von Bildern; eine Holistic-JSON-Datei hat die Ergebnisse jedes Bildes</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/holistic_json.py" />
      <source>no frame of it has pose_landmarks</source>
      <translation>keines ihrer Bilder hat pose_landmarks</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/landmarks.py" />
      <source>the signer is filmed from the side; one camera in front of them sees both hands</source>
      <translation>die gebärdende Person ist von der Seite gefilmt; eine Kamera vor ihr sieht beide Hände</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/landmarks.py" />
      <source>shoulders and elbows are not seen; film somebody from the hips up</source>
      <translation>Schultern und Ellbogen sind nicht zu sehen; jemanden von den Hüften aufwärts filmen</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>it has {count} frames; give a film of a whole sign</source>
      <translation>sie hat {count} Bilder; einen Film einer ganzen Gebärde angeben</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>it lasts {long:.0f} s in {count} frames; {most:.0f} s are read at most: cut it to one sign</source>
      <translation>sie dauert {long:.0f} s in {count} Bildern; höchstens {most:.0f} s werden gelesen: auf eine Gebärde zuschneiden</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>the times of its frames do not grow</source>
      <translation>die Zeiten ihrer Bilder wachsen nicht</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>no shoulders are seen in it; film somebody from the hips up</source>
      <translation>darin sind keine Schultern zu sehen; jemanden von den Hüften aufwärts filmen</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>no hand is seen in it; film both hands from the front, in even light</source>
      <translation>darin ist keine Hand zu sehen; beide Hände von vorn filmen, in gleichmäßigem Licht</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/points.py" />
      <source>{name}: no draft: {words}</source>
      <translation>{name}: kein Entwurf: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>the file ends before its data; get it again, it is not whole</source>
      <translation>die Datei endet vor ihren Daten; noch einmal holen, sie ist nicht ganz</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>it is no .pose file of version 0.1 or 0.2, but begins with {version:g}</source>
      <translation>es ist keine .pose-Datei der Version 0.1 oder 0.2, sondern beginnt mit {version:g}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>it has {count} components in a picture of {width} by {height}</source>
      <translation>sie hat {count} Teile in einem Bild von {width} mal {height}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>it has {people} people, {points} points in {dimensions} dimensions at {fps:g} Hz</source>
      <translation>sie hat {people} Personen, {points} Punkte in {dimensions} Dimensionen bei {fps:g} Hz</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>it has {frames} frames, and bytes for {there}; get it again</source>
      <translation>sie hat {frames} Bilder, und Bytes für {there}; noch einmal holen</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/pose_file.py" />
      <source>{people} people are in the film: the largest is drafted</source>
      <translation>{people} Personen sind im Film: die größte wird entworfen</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>left hand</source>
      <translation>linke Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>right hand</source>
      <translation>rechte Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>the hand is not seen in this hold</source>
      <translation>die Hand ist in diesem Halt nicht zu sehen</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>a contact is not seen from one side; depth is the weak side of a film</source>
      <translation>einen Kontakt sieht man von einer Seite nicht; Tiefe ist die Schwäche eines Films</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>held in the film from {start_s:.2f} to {end_s:.2f} s</source>
      <translation>im Film gehalten von {start_s:.2f} bis {end_s:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>slowest in the film at {start_s:.2f} s, where the hand turns without a hold</source>
      <translation>im Film am langsamsten bei {start_s:.2f} s, wo die Hand ohne Halt umkehrt</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>the way on is gone {times}</source>
      <translation>Weg weiter: {times}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/drafting/proposal.py" />
      <location filename="../../../signer/export/features.py" />
      <location filename="../../../signer/reviewing/answers.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>{number:,} times</source>
      <translation>
        <numerusform>{number:,} Mal</numerusform>
        <numerusform>{number:,} Male</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>the hand goes round {times}</source>
      <translation>die Hand geht {times} herum</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>the hand goes off by little and turns {times}</source>
      <translation>die Hand entfernt sich wenig und kehrt um: {times}</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/proposal.py" />
      <source>turned from what is seen, which cannot be there</source>
      <translation>gedreht gegenüber dem, was zu sehen ist und dort nicht sein kann</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/reading.py" />
      <source>face, head and trunk are not read of a film</source>
      <translation>Gesicht, Kopf und Rumpf werden aus einem Film nicht gelesen</translation>
    </message>
    <message>
      <location filename="../../../signer/drafting/reading.py" />
      <source>no hand is raised and held in it</source>
      <translation>keine Hand wird darin gehoben und gehalten</translation>
    </message>
    <message>
      <location filename="../../../signer/errors.py" />
      <source>{name} has {count} problems:</source>
      <translation>{name} hat {count} Probleme:</translation>
    </message>
    <message>
      <location filename="../../../signer/errors.py" />
      <source>{path}: not exported: {refusal}</source>
      <translation>{path}: nicht exportiert: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/errors.py" />
      <source>{name}: not read: {words}</source>
      <translation>{name}: nicht gelesen: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/errors.py" />
      <source>it has over {megabytes} MB; divide it</source>
      <translation>sie hat über {megabytes} MB; sie teilen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/bml.py" />
      <source>there is nothing to write: no hand has a key</source>
      <translation>es gibt nichts zu schreiben: keine Hand hat ein Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>an avatar's file has its mesh</source>
      <translation>die Datei eines Avatars enthält sein Netz</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>{format} has no vocabulary; it is for EAF</source>
      <translation>{format} hat kein Vokabular; das hat nur EAF</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>films are drawn; use `signer export` or the window</source>
      <translation>Filme werden gezeichnet; `signer export` oder das Fenster benutzen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>it {refused}</source>
      <translation>es {refused}</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>{fps} frames a second cannot be exported; give a number above 0, up to {most}</source>
      <translation>{fps} Bilder je Sekunde lassen sich nicht exportieren; eine Zahl über 0 bis {most} angeben</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>the sign has no keys; set one first</source>
      <translation>die Gebärde hat keine Schlüsselbilder; zuerst eines setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>{first:g} s to {last:g} s is no stretch of this sign; give an end after the start</source>
      <translation>{first:g} s bis {last:g} s ist kein Abschnitt dieser Gebärde; ein Ende nach dem Anfang angeben</translation>
    </message>
    <message>
      <location filename="../../../signer/export/exporting.py" />
      <source>{frames} frames are too many; ask for fewer a second, or a part of the sign</source>
      <translation>{frames} Bilder sind zu viele; weniger je Sekunde oder einen Teil der Gebärde verlangen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/export/features.py" />
      <source>{number:,} joints</source>
      <translation>
        <numerusform>{number:,} Gelenk</numerusform>
        <numerusform>{number:,} Gelenke</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>{form} has the bones it has; --bones is for BVH</source>
      <translation>{form} hat feste Knochen; --bones gilt für BVH</translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>{form} has no choice of faces; --face is for VRMA</source>
      <translation>{form} hat keine Wahl von Gesichtern; --face gilt für VRMA</translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>{form} has no choice of dialects; --dialect is for SiGML</source>
      <translation>{form} hat keine Wahl von Dialekten; --dialect gilt für SiGML</translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>{form} is not written on an avatar; give a file that ends in .glb or .json</source>
      <translation>{form} wird nicht auf einen Avatar geschrieben; eine Datei mit der Endung .glb oder .json angeben</translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>the licence in the file of {avatar} forbids {forbids}. VRMA holds the movement alone; where the avatar is your own, learn it again and say that you may</source>
      <translation>die Lizenz in der Datei von {avatar} verbietet {forbids}. VRMA enthält die Bewegung allein; einen eigenen Avatar neu lernen und dabei die Erlaubnis angeben</translation>
    </message>
    <message>
      <location filename="../../../signer/export/formats.py" />
      <source>{path}: no format has the ending {ending!r}; use {known}</source>
      <translation>{path}: kein Format hat die Endung {ending!r}; möglich sind {known}</translation>
    </message>
    <message>
      <location filename="../../../signer/export/losses.py" />
      <source>{what} is left out</source>
      <translation>{what} ist ausgelassen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/losses.py" />
      <source>{told} is read as {found}</source>
      <translation>{told} ist als {found} gelesen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/losses.py" />
      <source>would lose {told}; leave --strict out</source>
      <translation>verlöre {told}; --strict weglassen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/sampling.py" />
      <source>at {time_s:g} s the sign has ended; it lasts {last:.2f} s</source>
      <translation>bei {time_s:g} s ist die Gebärde zu Ende; sie dauert {last:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/export/sigml.py" />
      <source>there is nothing to notate: no hand has a key</source>
      <translation>es gibt nichts zu notieren: keine Hand hat ein Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/export/subtitles.py" />
      <source>there is no translation to show: write it in the details of the sign (Ctrl+I)</source>
      <translation>es gibt keine Übersetzung zu zeigen: sie in die Angaben zur Gebärde schreiben (Strg+I)</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>is a device, not a file; choose a {word} file</source>
      <translation>ist ein Gerät, keine Datei; eine passende Datei wählen ({word})</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>is no name of a file; choose another</source>
      <translation>ist kein Dateiname; einen anderen wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>the file is empty; open its backup {backup} or another file</source>
      <translation>die Datei ist leer; ihre Sicherung {backup} oder eine andere Datei öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>{backup} beside it holds the {word} as it was before; open that</source>
      <translation>{backup} daneben enthält den früheren Stand ({word}); diese Datei öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>not saved: a number in the {word} is infinite or not a number</source>
      <translation>nicht gespeichert: eine Zahl darin ({word}) ist unendlich oder keine Zahl</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>not saved: somebody else has changed it since it was opened; open it anew, or save elsewhere</source>
      <translation>nicht gespeichert: jemand anders hat die Datei seit dem Öffnen geändert; sie neu öffnen oder anderswo speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>not saved: {refusal}</source>
      <translation>nicht gespeichert: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>is a folder; choose a file in it</source>
      <translation>ist ein Ordner; eine Datei darin wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>there is no such file; check the name</source>
      <translation>eine solche Datei gibt es nicht; den Namen prüfen</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>there is no folder {parent}; make it first</source>
      <translation>einen Ordner {parent} gibt es nicht; ihn zuerst anlegen</translation>
    </message>
    <message>
      <location filename="../../../signer/files/disk.py" />
      <source>may not be read; change its permissions</source>
      <translation>darf nicht gelesen werden; die Rechte ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>lists and objects are nested more than {most} deep; is it another file?</source>
      <translation>Listen und Objekte sind mehr als {most} Ebenen tief verschachtelt; ist es eine andere Datei?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a comma or a closing bracket is missing</source>
      <translation>ein Komma oder eine schließende Klammer fehlt</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a colon is missing</source>
      <translation>ein Doppelpunkt fehlt</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a name in double quotes is missing</source>
      <translation>ein Name in doppelten Anführungszeichen fehlt</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a value is missing</source>
      <translation>ein Wert fehlt</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>more follows behind the end</source>
      <translation>hinter dem Ende folgt noch etwas</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a text that begins there does not end</source>
      <translation>ein Text, der dort beginnt, endet nicht</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>the file has {size:.0f} MB, a {word} has less than {most:.0f}; is it another file?</source>
      <translation>die Datei hat {size:.0f} MB, üblich ({word}) sind weniger als {most:.0f}; ist es eine andere Datei?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>the file is empty; open another file</source>
      <translation>die Datei ist leer; eine andere öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>line {lineno}, column {colno}: not JSON: {told}</source>
      <translation>Zeile {lineno}, Spalte {colno}: kein JSON: {told}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a number in the file has too many digits to be one</source>
      <translation>eine Zahl in der Datei hat zu viele Ziffern</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a {word} file holds one object {{...}}, this one holds {value}; is it another file?</source>
      <translation>eine solche Datei ({word}) enthält ein Objekt {{...}}, diese enthält {value}; ist es eine andere Datei?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>the number {value}</source>
      <translation>die Zahl {value}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>the text {value}</source>
      <translation>den Text {value}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>a list</source>
      <translation>eine Liste</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>an object</source>
      <translation>ein Objekt</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>the text is UTF-16; save it as UTF-8</source>
      <translation>der Text ist UTF-16; ihn als UTF-8 speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>byte {start} is not UTF-8; is it another file, or text of another encoding?</source>
      <translation>Byte {start} ist kein UTF-8; ist es eine andere Datei oder Text in anderer Kodierung?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>line {begun}: a merge of git has left two versions in it, and they are both still there; keep one with: git checkout --ours FILE, or --theirs, then: git add FILE</source>
      <translation>Zeile {begun}: ein Merge von git hat zwei Fassungen hinterlassen, und beide stehen noch da; eine behalten mit: git checkout --ours FILE, oder --theirs, dann: git add FILE</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>{part} in it holds {count} items, more than {max_items}; is it another file?</source>
      <translation>{part} darin: {count} Einträge, mehr als {max_items}; ist es eine andere Datei?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/json_text.py" />
      <source>it holds more than {max_values} values; is it another file?</source>
      <translation>sie enthält mehr als {max_values} Werte; ist es eine andere Datei?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/own_files.py" />
      <location filename="../../../signer/shelves/things.py" />
      <source>name: {words}</source>
      <translation>Name: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/own_files.py" />
      <source>the folder cannot be made: {error}</source>
      <translation>der Ordner lässt sich nicht anlegen: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/own_files.py" />
      <source>it is no longer in {path!r}</source>
      <translation>es ist nicht mehr in {path!r}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/own_files.py" />
      <source>cannot be deleted: {error}</source>
      <translation>lässt sich nicht löschen: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>is {found}</source>
      <translation>ist {found}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>is missing</source>
      <translation>fehlt</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>format: {came}, a {word} file has "{format}" there; is it another file?</source>
      <translation>format: {came}, dort steht sonst ({word}) "{format}"; ist es eine andere Datei?</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>missing</source>
      <translation>fehlt</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>version: must be two whole numbers such as [{major}, {minor}], not {came}</source>
      <translation>version: zwei ganze Zahlen wie [{major}, {minor}] sind nötig; gefunden: {came}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>the file has version {version}, this Signer reads up to {major}.x; open it with a newer Signer</source>
      <translation>die Datei hat die Version {version}, dieser Signer liest bis {major}.x; sie mit einem neueren Signer öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>version: {words}</source>
      <translation>version: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/files/versions.py" />
      <source>version: there was never a version {version}; the first is 1.0</source>
      <translation>version: eine Version {version} gab es nie; die erste ist 1.0</translation>
    </message>
    <message>
      <location filename="../../../signer/films/extra.py" />
      <source>films need</source>
      <translation>Filme brauchen</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>holds sound, and no pictures</source>
      <translation>enthält Ton und keine Bilder</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>holds no pictures</source>
      <translation>enthält keine Bilder</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>{what}; choose a film</source>
      <translation>{what}; einen Film wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>{width}x{height}</source>
      <translation>{width}x{height}</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>frames of {size} are too large; make it smaller first</source>
      <translation>Bilder von {size} sind zu groß; den Film zuerst verkleinern</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>no frame of it can be read; it is damaged or not whole</source>
      <translation>kein Bild davon lässt sich lesen; der Film ist beschädigt oder nicht vollständig</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>cannot be read; it is damaged or not whole</source>
      <translation>lässt sich nicht lesen; der Film ist beschädigt oder nicht vollständig</translation>
    </message>
    <message>
      <location filename="../../../signer/films/film.py" />
      <source>its pictures are of a kind that cannot be read here; turn it into WebM or MP4 (H.264) elsewhere</source>
      <translation>die Bilder sind von einer Art, die hier nicht gelesen werden kann; den Film anderswo in WebM oder MP4 (H.264) umwandeln</translation>
    </message>
    <message>
      <location filename="../../../signer/films/opening.py" />
      <source>is no file of this machine; save the film beside the sign</source>
      <translation>ist keine Datei dieses Rechners; den Film neben der Gebärde speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/films/opening.py" />
      <source>is not beside the sign or below it, but in {parent}</source>
      <translation>liegt nicht neben der Gebärde oder darunter, sondern in {parent}</translation>
    </message>
    <message>
      <location filename="../../../signer/films/opening.py" />
      <source>reading it does not come to an end; it is damaged</source>
      <translation>das Lesen kommt nicht zum Ende; der Film ist beschädigt</translation>
    </message>
    <message>
      <location filename="../../../signer/films/opening.py" />
      <source>no other process can be started here to read it</source>
      <translation>hier lässt sich kein weiterer Prozess zum Lesen starten</translation>
    </message>
    <message>
      <location filename="../../../signer/films/opening.py" />
      <source>its decoder ended over it; it is damaged</source>
      <translation>der Dekoder ist daran abgebrochen; der Film ist beschädigt</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is a folder</source>
      <translation>ist ein Ordner</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is a pipe</source>
      <translation>ist eine Pipe</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is a socket</source>
      <translation>ist ein Socket</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is a device</source>
      <translation>ist ein Gerät</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>{words}; choose a film</source>
      <translation>{words}; einen Film wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is not in {parent}; show where it is now</source>
      <translation>liegt nicht in {parent}; zeigen, wo der Film jetzt ist</translation>
    </message>
    <message>
      <location filename="../../../signer/films/plain_file.py" />
      <source>is empty; choose another film</source>
      <translation>ist leer; einen anderen Film wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/films/scrub.py" />
      <source>is too long; cut out the part to be written first</source>
      <translation>ist zu lang; zuerst den Teil ausschneiden, der geschrieben werden soll</translation>
    </message>
    <message>
      <location filename="../../../signer/films/scrub.py" />
      <source>not copied: {refusal}</source>
      <translation>nicht kopiert: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/films/scrub.py" />
      <source>was changed while it was read; open it again</source>
      <translation>wurde beim Lesen geändert; neu öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/films/writing.py" />
      <source>the film has no pictures</source>
      <translation>der Film hat keine Bilder</translation>
    </message>
    <message>
      <location filename="../../../signer/films/writing.py" />
      <source>the film could not be written: {error}</source>
      <translation>der Film ließ sich nicht schreiben: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/films/writing.py" />
      <source>this PyAV writes no {container}; choose another format</source>
      <translation>dieses PyAV schreibt kein {container}; ein anderes Format wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>file of ELAN</source>
      <translation>Datei von ELAN</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>its times are {units}; only milliseconds are read</source>
      <translation>ihre Zeiten sind {units}; nur Millisekunden werden gelesen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>it has over {most} annotations; divide it</source>
      <translation>sie hat über {most} Annotationen; sie teilen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>tier {tier} refers to annotations that are not there</source>
      <translation>Zeile {tier} verweist auf Annotationen, die nicht da sind</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>time slot {slot} is at {value}, which is no whole number of milliseconds up to {most}</source>
      <translation>Zeitpunkt {slot} liegt bei {value}; das ist keine ganze Zahl von Millisekunden bis {most}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/annotation.py" />
      <source>annotation {annotation} names time slot {slot}, which is not there</source>
      <translation>Annotation {annotation} nennt den Zeitpunkt {slot}, den es nicht gibt</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>no posture was found there that lies in nothing: `signer check` tells it</source>
      <translation>dort wurde keine Haltung gefunden, die in nichts liegt: `signer check` sagt es</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>not all directions of the hand are told</source>
      <translation>nicht alle Richtungen der Hand sind gesagt</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>what is told is not possible there: the hand is {off:.0f} degrees off</source>
      <translation>was gesagt ist, geht dort nicht: die Hand ist um {off:.0f} Grad gedreht</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>the hand touches beside the place: there it cannot be as told</source>
      <translation>die Hand berührt neben der Stelle: dort kann sie nicht sein wie gesagt</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>no posture was found for what is told: the hand is before the place</source>
      <translation>für das Gesagte wurde keine Haltung gefunden: die Hand ist vor der Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>another part of the hand touches: the usual one cannot be there</source>
      <translation>ein anderer Teil der Hand berührt: der übliche kann dort nicht sein</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>the hand is further off: where it is told to be it would be in something</source>
      <translation>die Hand ist weiter weg: wo sie sein soll, läge sie in etwas</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>no part of the hand is named</source>
      <translation>kein Teil der Hand ist genannt</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>there is none written so</source>
      <translation>so geschrieben gibt es keine</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_keys.py" />
      <source>no shape of this hand is told</source>
      <translation>keine Form dieser Hand ist gesagt</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_sign.py" />
      <source>hands that meet in turns are there one by one</source>
      <translation>Hände, die sich abwechselnd treffen, sind eine nach der anderen dort</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_sign.py" />
      <source>directions are met but for {degrees:.0f} degrees</source>
      <translation>Richtungen sind bis auf {degrees:.0f} Grad getroffen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafted_sign.py" />
      <source>the hand is {off:.0f} cm off</source>
      <translation>die Hand ist {off:.0f} cm daneben</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafting.py" />
      <source>a way into the body ends close before it</source>
      <translation>ein Weg in den Körper endet nahe davor</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafting.py" />
      <source>an ellipse gone round again</source>
      <translation>eine Ellipse, die mehrmals umlaufen wird,</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafting.py" />
      <source>a circle</source>
      <translation>ein Kreis</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/drafting.py" />
      <source>several rounds are read as ending where they began</source>
      <translation>mehrere Runden sind so gelesen, dass sie am Anfang enden</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>tier {tier} has no glosses</source>
      <translation>Zeile {tier} hat keine Glossen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>there is no tier {tier}; its tiers are {tiers}</source>
      <translation>es gibt keine Zeile {tier}; ihre Zeilen sind {tiers}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>several people sign ({tiers}); choose one with --tier</source>
      <translation>mehrere Personen gebärden ({tiers}); eine davon wählen (--tier)</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>no tier is known to hold glosses; name it with --tier; its tiers are {tiers}</source>
      <translation>von keiner Zeile ist bekannt, dass sie Glossen hält; eine wählen (--tier); ihre Zeilen sind {tiers}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>it has no tiers of annotations</source>
      <translation>sie hat keine Zeilen mit Annotationen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>{gloss} is signed while the other hand signs {other}, and is left out</source>
      <translation>{gloss} wird gebärdet, während die andere Hand {other} gebärdet, und ist ausgelassen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>{gloss} begins {over} ms before {other} ends</source>
      <translation>{gloss} beginnt {over} ms vor dem Ende von {other}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/importing/eaf.py" />
      <source>{number:,} annotations that name no signal</source>
      <translation>
        <numerusform>{number:,} Annotation, die kein Signal nennt,</numerusform>
        <numerusform>{number:,} Annotationen, die kein Signal nennen,</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>tier {tier}</source>
      <translation>Zeile {tier}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/eaf.py" />
      <source>tier {tier} at {time_s:.3f} s</source>
      <translation>Zeile {tier} bei {time_s:.3f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/finishing.py" />
      <source>at {time_s:.2f} s it is {deep:.0f} mm deep in the {part}: no way round was found</source>
      <translation>bei {time_s:.2f} s ist sie {deep:.0f} mm tief im Körper ({part}): kein Weg darum herum wurde gefunden</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/finishing.py" />
      <source>the hand goes {size:.0f} mm over the skin</source>
      <translation>die Hand geht {size:.0f} mm über die Haut</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>annotations of ELAN</source>
      <translation>Annotationen von ELAN</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>signs in SiGML</source>
      <translation>Gebärden in SiGML</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>landmarks of a film</source>
      <translation>Punkte eines Films</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>landmarks of MediaPipe Holistic</source>
      <translation>Punkte von MediaPipe Holistic</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>recorded movement</source>
      <translation>aufgezeichnete Bewegung</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>recorded movement of a figure</source>
      <translation>aufgezeichnete Bewegung einer Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/formats.py" />
      <source>no file that ends in {ending!r} is; there are {known}</source>
      <translation>Dateien mit der Endung {ending!r} werden nicht gelesen; es gibt {known}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/meetings.py" />
      <source>hands that meet are laid along each other, by a symbol at most</source>
      <translation>Hände, die sich treffen, liegen aneinander, um höchstens ein Symbol gedreht</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/meetings.py" />
      <source>where they are told to be the hands would be in each other</source>
      <translation>wo sie sein sollen, lägen die Hände ineinander</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/meetings.py" />
      <source>hands are {by:.0f} cm further apart</source>
      <translation>die Hände sind {by:.0f} cm weiter auseinander</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/meetings.py" />
      <source>one hand is {by:.0f} cm before the other one</source>
      <translation>eine Hand ist {by:.0f} cm vor der anderen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/meetings.py" />
      <source>one hand is {by:.0f} cm over the other one</source>
      <translation>eine Hand ist {by:.0f} cm über der anderen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/sigml.py" />
      <source>file in SiGML</source>
      <translation>Datei in SiGML</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/sigml.py" />
      <source>it holds no sign ({element} or {other})</source>
      <translation>sie enthält keine Gebärde ({element} oder {other})</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/sigml.py" />
      <source>it holds {count} signs; divide it into parts of {most}</source>
      <translation>sie enthält {count} Gebärden; sie in Teile zu {most} teilen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/sigml.py" />
      <source>sign {gloss}: {error}</source>
      <translation>Gebärde {gloss}: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/standing_apart.py" />
      <source>no way was found on which the hands come to each other</source>
      <translation>kein Weg wurde gefunden, auf dem die Hände zueinander kommen</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/xml_text.py" />
      <source>it defines a document type or entities, which are refused; save it anew without them</source>
      <translation>sie legt einen Dokumenttyp oder Entitäten fest, was abgelehnt wird; sie ohne diese neu speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/xml_text.py" />
      <source>it is no {kind}, or a damaged one: as XML it cannot be understood ({error})</source>
      <translation>sie ist keine {kind}, oder beschädigt: als XML ist sie nicht zu verstehen ({error})</translation>
    </message>
    <message>
      <location filename="../../../signer/importing/xml_text.py" />
      <source>it is no {kind}: it begins with {tag} where {root} is expected</source>
      <translation>sie ist keine {kind}: sie beginnt mit {tag}, wo {root} erwartet ist</translation>
    </message>
    <message>
      <location filename="../../../signer/installed.py" />
      <source>{what} the extra "{extra}", which this program cannot take; Signer for Python can: pip install "{name}[{extra}]"</source>
      <translation>{what} den Zusatz "{extra}", den dieses Programm nicht aufnehmen kann; Signer für Python kann es: pip install "{name}[{extra}]"</translation>
    </message>
    <message>
      <location filename="../../../signer/installed.py" />
      <source>{what} the extra "{extra}": pip install "{name}[{extra}]"</source>
      <translation>{what} den Zusatz "{extra}": pip install "{name}[{extra}]"</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/arm.py" />
      <location filename="../../../signer/iterative/tasks.py" />
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Direct</source>
      <translation>Direkt</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/arm.py" />
      <source>Elbow by the law of cosines, shoulder by two frames: no iteration.</source>
      <translation>Ellbogen nach dem Kosinussatz, Schulter aus zwei Bezugssystemen: keine Iteration.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/arm.py" />
      <location filename="../../../signer/iterative/tasks.py" />
      <location filename="../../../signer/studio/lab/table.py" />
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Near full reach</source>
      <translation>Nahe voller Reichweite</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>At 99.9 % of the reach, where a small move of the tip asks for a large turn.</source>
      <translation>Bei 99,9 % der Reichweite, wo eine kleine Bewegung der Spitze eine große Drehung verlangt.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Beyond reach</source>
      <translation>Außer Reichweite</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Nothing reaches this target; there is one nearest point.</source>
      <translation>Nichts erreicht dieses Ziel; es gibt einen nächsten Punkt.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Straight, inward</source>
      <translation>Gestreckt, nach innen</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>A straight chain and a target on its line: no small turn moves the tip inward.</source>
      <translation>Eine gestreckte Kette und ein Ziel auf ihrer Linie: keine kleine Drehung bewegt die Spitze nach innen.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Worksheet</source>
      <translation>Arbeitsblatt</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Two links, 3 and 2 long, and a target at (−3, √7).</source>
      <translation>Zwei Glieder, 3 und 2 lang, und ein Ziel bei (−3, √7).</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Creature</source>
      <translation>Wesen</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Nine links, a damping of 4 and one iteration a move: the chain follows smoothly and lags behind; led round its root in a spiral, it curls up.</source>
      <translation>Neun Glieder, eine Dämpfung von 4 und eine Iteration je Bewegung: die Kette folgt weich und bleibt zurück; in einer Spirale um ihre Wurzel geführt, rollt sie sich ein.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Juggler</source>
      <translation>Jongleur</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Two equal bones; one angle lifts the elbow on its circle. Methods that iterate leave it where they come to rest.</source>
      <translation>Zwei gleiche Knochen; ein Winkel hebt den Ellbogen auf seinem Kreis. Iterierende Verfahren lassen ihn, wo sie zur Ruhe kommen.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/problem.py" />
      <source>Links 3 and 2, target (−3, √7): inner angle {interior_rad:.4f}, second joint {theta2_rad:.4f}, first {theta1_rad:.5f}, heading {heading_rad:.4f}, elevation {elevation_rad:.5f}; or one turn of {angle_rad:.4f}.</source>
      <translation>Glieder 3 und 2, Ziel (−3, √7): Innenwinkel {interior_rad:.4f}, zweites Gelenk {theta2_rad:.4f}, erstes {theta1_rad:.5f}, Richtung {heading_rad:.4f}, Höhe {elevation_rad:.5f}; oder eine Drehung von {angle_rad:.4f}.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/tasks.py" />
      <source>Both angles by the law of cosines: no iteration.</source>
      <translation>Beide Winkel nach dem Kosinussatz: ohne Iteration.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/tasks.py" />
      <source>Direct, even arc</source>
      <translation>Direkt, gleichmäßiger Bogen</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/tasks.py" />
      <source>Every joint bends alike, so the joints lie on an arc and one number is sought by halving, however many joints there are.</source>
      <translation>Alle Gelenke beugen sich gleich, also liegen sie auf einem Bogen, und eine Zahl wird durch Halbieren gesucht, wie viele Gelenke es auch sind.</translation>
    </message>
    <message>
      <location filename="../../../signer/iterative/tasks.py" />
      <source>1 angle</source>
      <translation>1 Winkel</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/timeline/readout.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>straight</source>
      <translation>gerade</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>bent</source>
      <translation>gebeugt</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>palm up</source>
      <translation>Handfläche nach oben</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>palm down</source>
      <translation>Handfläche nach unten</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>to the back</source>
      <translation>zum Rücken</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>to the palm</source>
      <translation>zur Handfläche</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>to the pinky</source>
      <translation>zum Kleinfinger</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>to the thumb</source>
      <translation>zum Daumen</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>outward</source>
      <translation>nach außen</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>inward</source>
      <translation>nach innen</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>level</source>
      <translation>eben</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <location filename="../../../signer/motion/checks/review.py" />
      <location filename="../../../signer/motion/operations/clearing.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>raised</source>
      <translation>gehoben</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>forearm turn</source>
      <translation>Unterarmdrehung</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>wrist bend</source>
      <translation>Handgelenkbeugung</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>wrist side</source>
      <translation>Seitbeugung des Handgelenks</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>upper arm back</source>
      <translation>Oberarm zurück</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>The upper arm goes too far back</source>
      <translation>Der Oberarm geht zu weit zurück</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>upper arm across</source>
      <translation>Oberarm quer</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>The upper arm crosses too far</source>
      <translation>Der Oberarm kreuzt zu weit</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>{words}, by {degrees}.</source>
      <translation>{words}, um {degrees}.</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>upper arm turn</source>
      <translation>Oberarmdrehung</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>bending the elbow does not move this point</source>
      <translation>den Ellbogen zu beugen bewegt diesen Punkt nicht</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the elbow bends {high:.0f}° at most</source>
      <translation>der Ellbogen beugt höchstens {high:.0f}°</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the arm is straight</source>
      <translation>der Arm ist gestreckt</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the elbow does not bend backward</source>
      <translation>der Ellbogen beugt nicht nach hinten</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the elbow opens to {low:.0f}°</source>
      <translation>der Ellbogen öffnet bis {low:.0f}°</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the arm with this wrist is not longer</source>
      <translation>der Arm mit diesem Handgelenk ist nicht länger</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>the arm with this wrist folds no further</source>
      <translation>der Arm mit diesem Handgelenk faltet nicht weiter</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>{short_mm:.1f} mm out of reach: {why}.</source>
      <translation>{short_mm:.1f} mm außer Reichweite: {why}.</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>{short_mm:.1f} mm too near: {why}.</source>
      <translation>{short_mm:.1f} mm zu nah: {why}.</translation>
    </message>
    <message>
      <location filename="../../../signer/kinematics/limits.py" />
      <source>{name} stops at {degrees} {words_toward}.</source>
      <translation>{name} endet bei {degrees} {words_toward}.</translation>
    </message>
    <message>
      <location filename="../../../signer/library/shelf.py" />
      <source>the shelf {shelf} is read-only; choose another</source>
      <translation>das Regal {shelf} ist schreibgeschützt; ein anderes wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/library/shelf.py" />
      <source>this folder cannot be made: {error}</source>
      <translation>dieser Ordner lässt sich nicht anlegen: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/library/shelf.py" />
      <source>not deleted: {error}</source>
      <translation>nicht gelöscht: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>{words} (at {time_s:.2f} s)</source>
      <translation>{words} (bei {time_s:.2f} s)</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the elbow is swung up by {ceil}°, where {elbow_high_deg:.0f}° look natural: lower it, or turn the hand less</source>
      <translation>der Ellbogen ist um {ceil}° hochgeschwenkt, natürlich wirken {elbow_high_deg:.0f}°: senken, oder die Hand weniger drehen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the elbow stands {above_mm:.0f} mm above the shoulder: lower it, or let another direction of the hand be easier</source>
      <translation>der Ellbogen steht {above_mm:.0f} mm über der Schulter: senken, oder eine andere Richtung der Hand wäre leichter</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the wrist is at its stop, bent {bend_deg:.0f}° and {side_deg:.0f}° sideways: turn the hand less, or move the elbow</source>
      <translation>das Handgelenk ist am Anschlag, {bend_deg:.0f}° gebeugt und {side_deg:.0f}° seitwärts: die Hand weniger drehen, oder den Ellbogen bewegen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the forearm is turned to its stop, {words_toward}: move the elbow, or tilt the hand a little</source>
      <translation>der Unterarm ist bis zum Anschlag gedreht, {words_toward}: den Ellbogen bewegen, oder die Hand etwas neigen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the wrist hangs like a goose's neck, bent {bend_deg:.0f}°: let the hand follow the forearm, or put it lower and farther out</source>
      <translation>das Handgelenk hängt wie ein Schwanenhals, {bend_deg:.0f}° gebeugt: die Hand dem Unterarm folgen lassen, oder sie tiefer und weiter hinaus setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>eyes are</source>
      <translation>Augen sind</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>mouth is</source>
      <translation>Mund ist</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the {feature} hidden to {share:.0f} %</source>
      <translation>{feature} zu {share:.0f} % verdeckt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>a third</source>
      <translation>zu einem Drittel</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>for the most part</source>
      <translation>größtenteils</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>the face is {much} hidden</source>
      <translation>das Gesicht ist {much} verdeckt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/awkward.py" />
      <source>{words}, seen from the front: bring the hand aside, or move the elbow out</source>
      <translation>{words}, von vorn gesehen: die Hand zur Seite bringen, oder den Ellbogen hinaus bewegen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/conditions.py" />
      <source>B, A, S, C, O, 1 or 5</source>
      <translation>B, A, S, C, O, 1 oder 5</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/conditions.py" />
      <source>both hands move, and neither alike, nor mirrored, nor in turns; most signs of two moving hands do one of these</source>
      <translation>beide Hände bewegen sich, weder gleich noch gespiegelt noch abwechselnd; die meisten Gebärden mit zwei bewegten Händen tun eines davon</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/conditions.py" />
      <source>both hands move with different handshapes; most signs of two moving hands have the same handshape</source>
      <translation>beide Hände bewegen sich mit verschiedenen Handformen; die meisten Gebärden mit zwei bewegten Händen haben dieselbe</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/conditions.py" />
      <source>the base hand moves while the dominant one keeps still; most signs do it the other way round</source>
      <translation>die andere Hand bewegt sich, während die dominante still bleibt; die meisten Gebärden machen es umgekehrt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/conditions.py" />
      <source>the base hand has another handshape than the dominant one, {strange}; mostly it is {plain_words} then</source>
      <translation>die andere Hand hat eine andere Handform als die dominante, {strange}; meist ist es dann {plain_words}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>a sign that asks, without lowered brows; set a wh-question over it</source>
      <translation>eine fragende Gebärde ohne gesenkte Brauen; eine W-Frage darüber setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>a sign that negates, without a headshake; set a negation over it</source>
      <translation>eine verneinende Gebärde ohne Kopfschütteln; eine Verneinung darüber setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>comes in {onset_s:.0f} ms; faces take {quickest_s:.0f}</source>
      <translation>kommt in {onset_s:.0f} ms; Gesichter brauchen {quickest_s:.0f}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>begins and ends with keys ({starts}, {part}) and is not bound to them; bind it</source>
      <translation>beginnt und endet mit Schlüsselbildern ({starts}, {part}) und ist nicht an sie gebunden; bitte binden</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>the last sign of a question is not held; hold it</source>
      <translation>die letzte Gebärde einer Frage wird nicht gehalten; bitte halten</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>a yes/no question that does not look at the addressee at its end</source>
      <translation>eine Ja-Nein-Frage, die am Ende nicht zum Gegenüber blickt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>an if-clause without a blink at its end</source>
      <translation>ein Wenn-Satz ohne Lidschlag am Ende</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>what follows the if-clause has the same brows, so its end is not seen</source>
      <translation>was dem Wenn-Satz folgt, hat dieselben Brauen, sodass sein Ende nicht zu sehen ist</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>a topic over the whole sign leaves nothing to say of it; end it earlier</source>
      <translation>ein Thema über der ganzen Gebärde lässt nichts darüber zu sagen; es früher enden lassen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>no word to mouth; type one</source>
      <translation>kein Wort für den Mund; eines eintippen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>{rate:.0f} mouth shapes a second; {most_a_second:.0f} can be seen, give it more time</source>
      <translation>{rate:.0f} Mundformen je Sekunde; {most_a_second:.0f} sind zu sehen, mehr Zeit geben</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>the mouth says a word and {name} at once; release that part</source>
      <translation>der Mund sagt ein Wort und zugleich {name}; diesen Teil herauslösen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>there is no place {name!r}</source>
      <translation>es gibt keinen Ort {name!r}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>no place is chosen yet, so nobody is looked at</source>
      <translation>noch ist kein Ort gewählt, daher wird niemand angeblickt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>raises and lowers the brows at once with {name}</source>
      <translation>hebt und senkt die Brauen zugleich mit {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>nothing refers to the place {part!r}</source>
      <translation>nichts bezieht sich auf den Ort {part!r}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>the eyes turn no further at {time_s:.2f} s; let the head turn, too</source>
      <translation>die Augen drehen bei {time_s:.2f} s nicht weiter; auch den Kopf drehen lassen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>held back by the rules of the face: {reason}</source>
      <translation>zurückgehalten durch die Regeln des Gesichts: {reason}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/face.py" />
      <source>the face moves {moved_mm:.0f} mm under the hold, and the hand goes along</source>
      <translation>das Gesicht bewegt sich {moved_mm:.0f} mm unter dem Halt, und die Hand geht mit</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <location filename="../../../signer/words/went_along.py" />
      <source>the fingers</source>
      <translation>die Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the turns of the wrist</source>
      <translation>die Drehungen des Handgelenks</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>{words}; the hand goes straight</source>
      <translation>{words}; die Hand geht gerade</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the key has no hold in which the contact could move; give it one</source>
      <translation>das Schlüsselbild hat keinen Halt, in dem der Kontakt sich bewegen könnte; ihm einen geben</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the skin folds under here, and leaves no room to slide; choose a place beside it</source>
      <translation>die Haut faltet sich hier und lässt keinen Platz zum Gleiten; eine Stelle daneben wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the circle is {across_mm:.0f} mm across and hardly seen: {seen_mm:.0f} mm are</source>
      <translation>der Kreis misst {across_mm:.0f} mm und ist kaum zu sehen: {seen_mm:.0f} mm sind es</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>run ahead</source>
      <translation>vorauseilen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>stay behind</source>
      <translation>zurückbleiben</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>{words} would {manner} by {lead:.0%} of the way's time and jerk; they do by {done:.0%}, give the way more time</source>
      <translation>{words} würden {manner}, um {lead:.0%} der Zeit des Wegs, und rucken; sie tun es um {done:.0%}, dem Weg mehr Zeit geben</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the hand would move at {fastest:.1f} m/s on the way to the next key; hands do not sign faster than {fastest_m_s:g} m/s, give it more time or a shorter way</source>
      <translation>die Hand ginge mit {fastest:.1f} m/s zum nächsten Schlüsselbild; Hände gebärden nicht schneller als {fastest_m_s:g} m/s, mehr Zeit geben oder einen kürzeren Weg</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the wrist</source>
      <translation>das Handgelenk</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>the elbow</source>
      <translation>der Ellbogen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>a finger</source>
      <translation>ein Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/pace.py" />
      <source>{joint} jerks: its velocity changes by {size_m_s:.2f} m/s within a 240th of a second at {time_s:.2f} s; give the way more time, lead it further from the body, or take another posture</source>
      <translation>{joint} ruckt: die Geschwindigkeit ändert sich bei {time_s:.2f} s um {size_m_s:.2f} m/s in einer 240stel Sekunde; dem Weg mehr Zeit geben, ihn weiter vom Körper führen, oder eine andere Haltung nehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <location filename="../../../signer/motion/operations/clearing.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>lowered</source>
      <translation>gesenkt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>drawn back</source>
      <translation>nach hinten gezogen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>drawn forward</source>
      <translation>nach vorn gezogen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>The other hand is elsewhere then; let the keys of both hands last equally long.</source>
      <translation>Die andere Hand ist dann anderswo; die Schlüsselbilder beider Hände gleich lange dauern lassen.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>on the way </source>
      <translation>auf dem Weg: </translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>{depth_mm:.1f} mm inside the {into} at {time_s:.2f} s</source>
      <translation>{depth_mm:.1f} mm in: {into}, bei {time_s:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>, {by_life_mm:.1f} mm of it by life</source>
      <translation>, davon {by_life_mm:.1f} mm durch Leben</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>{when}the {part} is {depth}</source>
      <translation>{when}{part} {depth}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>{part} is not among the articulators of the handshape {handshape}</source>
      <translation>{part} gehört nicht zu den Handteilen der Handform {handshape}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>each hand is on the other at {time_s:.2f} s (the other one by its key at {other_s:.2f} s), so that nothing says where the two are: this one goes to where the other was when it set out; bring it to a place of the body or of space, or let both meet</source>
      <translation>jede Hand ist bei {time_s:.2f} s auf der anderen (die andere durch ihr Schlüsselbild bei {other_s:.2f} s), sodass nichts sagt, wo die beiden sind: diese geht dorthin, wo die andere beim Aufbruch war; sie an eine Stelle des Körpers oder Raums bringen, oder beide sich treffen lassen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>each hand follows the other at {time_s:.2f} s and they did not converge: {left_mm:.4f} mm are left</source>
      <translation>jede Hand folgt bei {time_s:.2f} s der anderen, und sie fanden nicht zueinander: {left_mm:.4f} mm bleiben</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>the shoulder cannot be {moved} by {angle:.0f}°; it stops at {nearest:.0f}°</source>
      <translation>die Schulter kann nicht um {angle:.0f}° {moved} sein; sie endet bei {nearest:.0f}°</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>the contact</source>
      <translation>der Kontakt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>the place</source>
      <translation>die Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>{what} is missed by {contact_error_mm:.1f} mm at {worst_s:.2f} s.</source>
      <translation>{what} ist bei {worst_s:.2f} s um {contact_error_mm:.1f} mm verfehlt.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>the second contact is missed by {second_error_mm:.1f} mm; another elbow height or other joints may bring it nearer</source>
      <translation>der zweite Kontakt ist um {second_error_mm:.1f} mm verfehlt; eine andere Ellbogenhöhe oder andere Gelenke können ihn näher bringen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/checks/review.py" />
      <source>the skins are {skin_gap_mm:.1f} mm apart about the place that is touched: the hand is met beside it first</source>
      <translation>die Haut liegt {skin_gap_mm:.1f} mm auseinander um die berührte Stelle: die Hand wird zuerst daneben getroffen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>{one} and {other} cancel out</source>
      <translation>{one} und {other} heben sich auf</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>the lips are round enough</source>
      <translation>die Lippen sind rund genug</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>round lips do not stretch</source>
      <translation>runde Lippen dehnen sich nicht</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>the jaw opens for the tongue</source>
      <translation>der Kiefer öffnet sich für die Zunge</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>lips close no further than the jaw is open</source>
      <translation>Lippen schließen nicht weiter, als der Kiefer offen ist</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>puffed cheeks seal the lips</source>
      <translation>aufgeblasene Wangen schließen die Lippen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>the tongue parts the lips</source>
      <translation>die Zunge öffnet die Lippen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/rules.py" />
      <source>a lid that is shut follows nothing</source>
      <translation>ein geschlossenes Lid folgt nichts</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/speed.py" />
      <source>the {name} would move too fast at {time_s:.2f} s, so it takes longer or moves less ({most_deg:.0f} degrees a second is the most); give it more time</source>
      <translation>Bewegung zu schnell ({name}) bei {time_s:.2f} s, darum dauert sie länger oder geht weniger weit (höchstens {most_deg:.0f} Grad in der Sekunde); ihr mehr Zeit geben</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/face/track.py" />
      <source>the {kind} moves no further</source>
      <translation>weiter geht es nicht: {kind}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Change shoulder's help</source>
      <translation>Hilfe der Schulter ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Raise shoulder</source>
      <translation>Schulter heben</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Forward shoulder</source>
      <translation>Schulter vor</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Let shoulder go</source>
      <translation>Schulter loslassen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/body_edits.py" />
      <source>Turn eyes</source>
      <translation>Augen drehen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <source>Mirror to the other hand</source>
      <translation>Auf die andere Hand spiegeln</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <source>Copy to the other hand</source>
      <translation>Auf die andere Hand kopieren</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Same arm for the other hand</source>
      <translation>Gleiche Armhaltung für die andere Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <source>Mirror the whole hand</source>
      <translation>Ganze Hand spiegeln</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <source>Alternate the hands</source>
      <translation>Hände abwechseln</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/both_hands.py" />
      <source>Move the hands side by side</source>
      <translation>Hände Seite an Seite bewegen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/clearing.py" />
      <source>{stand_off_mm:.0f} mm off the skin</source>
      <translation>{stand_off_mm:.0f} mm von der Haut</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/clearing.py" />
      <source>{name} {turn:.0f}° further {words_toward}</source>
      <translation>{name} {turn:.0f}° weiter {words_toward}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/clearing.py" />
      <source>elbow {part} by {change:.0f}°</source>
      <translation>Ellbogen um {change:.0f}° {part}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <source>the head</source>
      <translation>Kopf</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <source>the body</source>
      <translation>Körper</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <source>the other {part}</source>
      <translation>{part} der anderen Seite</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <source>its own {part}</source>
      <translation>{part} der eigenen Seite</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>hand</source>
      <translation>Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>forearm</source>
      <translation>Unterarm</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/easier.py" />
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Take the easier posture</source>
      <translation>Leichtere Haltung nehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/editing.py" />
      <source>Keys from marks</source>
      <translation>Schlüsselbilder aus Marken</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/face_dragging.py" />
      <source>A word is mouthed here: its mouths are changed in the tab Face.</source>
      <translation>Hier wird ein Wort mit dem Mund geformt: seine Mundformen werden im Reiter Gesicht geändert.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/face_dragging.py" />
      <source>The face goes no further there.</source>
      <translation>Dorthin geht das Gesicht nicht weiter.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/face_dragging.py" />
      <source>Shape face</source>
      <translation>Gesicht formen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/face_dragging.py" />
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>Held back: {reasons}.</source>
      <translation>Zurückgehalten: {reasons}.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>farther away it is a place of its own</source>
      <translation>weiter weg ist es eine eigene Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Turn wrist</source>
      <translation>Handgelenk drehen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change elbow height</source>
      <translation>Ellbogenhöhe ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Relax elbow</source>
      <translation>Ellbogen lockern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Relax wrist and elbow</source>
      <translation>Handgelenk und Ellbogen lockern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Point {what} {direction}</source>
      <translation>{what} richten: {direction}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>{request} exactly, although {reason}.</source>
      <translation>{request} genau, obwohl {reason}.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Keep directions</source>
      <translation>Richtungen halten</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Let directions go</source>
      <translation>Richtungen loslassen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change site</source>
      <translation>Stelle ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change place</source>
      <translation>Ort ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Move target</source>
      <translation>Ziel verschieben</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change handshape</source>
      <translation>Handform ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change articulator</source>
      <translation>Handteil ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Keep the points</source>
      <translation>Punkte behalten</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Let the points follow</source>
      <translation>Punkte folgen lassen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Bend fingers</source>
      <translation>Finger beugen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>how far</source>
      <translation>wie weit</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>how often</source>
      <translation>wie oft</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change {what} the contact moves</source>
      <translation>Ändern, {what} sich der Kontakt bewegt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change stand-off</source>
      <translation>Abstand ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>the skin is in the way</source>
      <translation>die Haut ist im Weg</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Remove second contact</source>
      <translation>Zweiten Kontakt entfernen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Change second contact</source>
      <translation>Zweiten Kontakt ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/hand_edits.py" />
      <source>Add second contact</source>
      <translation>Zweiten Kontakt hinzufügen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/leads.py" />
      <source>Change rest</source>
      <translation>Ruhe ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/life_keys.py" />
      <source>Write life as keys</source>
      <translation>Leben als Schlüsselbilder schreiben</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/loosening.py" />
      <source>Loosen holds</source>
      <translation>Halte lockern</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>belly</source>
      <translation>Bauch</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>chest</source>
      <translation>Brust</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <source>{palm_words} before the {where}</source>
      <translation>{palm_words} vor: {where}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <source>{words}, but {words2}</source>
      <translation>{words}, aber {words2}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <source>the place is missed by {missed_mm:.1f} mm</source>
      <translation>die Stelle ist um {missed_mm:.1f} mm verfehlt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <source>a joint is past its limit</source>
      <translation>ein Gelenk ist über seiner Grenze</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/raising.py" />
      <source>the {part} is {depth_mm:.1f} mm inside the {into}</source>
      <translation>{part} steckt {depth_mm:.1f} mm in: {into}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>There is no key here: set one with K, or go to one.</source>
      <translation>Hier ist kein Schlüsselbild: mit K eines setzen, oder zu einem gehen.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>This hand is in nothing.</source>
      <translation>Diese Hand steckt in nichts.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>No posture was found that keeps this contact with nothing inside anything.</source>
      <translation>Keine Haltung wurde gefunden, die diesen Kontakt hält, ohne dass etwas in etwas steckt.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Both hands meet</source>
      <translation>Beide Hände treffen sich</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>Bring clear</source>
      <translation>Freistellen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>Clear: {words}.</source>
      <translation>Frei: {words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>no freer turn is easier</source>
      <translation>keine freiere Drehung ist leichter</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>No place farther out meets it better and within {most_tilt_deg:.0f}°.</source>
      <translation>Keine Stelle weiter außen trifft es besser und innerhalb von {most_tilt_deg:.0f}°.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>Point {what} freely {direction}</source>
      <translation>{what} freier richten: {direction}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>{request} only as far as is easy, {off_deg:.0f}° off.</source>
      <translation>{request} nur so weit, wie es leicht geht, {off_deg:.0f}° daneben.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/searches.py" />
      <source>Point {what} {direction} farther out</source>
      <translation>{what} weiter außen richten: {direction}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>shoulder</source>
      <translation>Schulter</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>upper arm</source>
      <translation>Oberarm</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>palm</source>
      <translation>Fläche</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>thumb</source>
      <translation>Daumen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>index finger</source>
      <translation>Zeigefinger</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>middle finger</source>
      <translation>Mittelfinger</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>ring finger</source>
      <translation>Ringfinger</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>little finger</source>
      <translation>Kleinfinger</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>neck</source>
      <translation>Hals</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>hips</source>
      <translation>Hüfte</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>right {part}</source>
      <translation>{part} rechts</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>left {part}</source>
      <translation>{part} links</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>head</source>
      <translation>Kopf</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/penetration.py" />
      <source>thigh</source>
      <translation>Oberschenkel</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/posture/self_collision.py" />
      <source>the {part} is {depth_mm:.1f} mm inside the {into} of the same hand</source>
      <translation>{part} steckt {depth_mm:.1f} mm in {into} derselben Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the wrist bends no further</source>
      <translation>das Handgelenk beugt sich nicht weiter</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the forearm turns no further</source>
      <translation>der Unterarm dreht sich nicht weiter</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>wrist and forearm turn no further together</source>
      <translation>Handgelenk und Unterarm drehen sich zusammen nicht weiter</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the upper arm goes no further back</source>
      <translation>der Oberarm geht nicht weiter zurück</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the upper arm goes no further across</source>
      <translation>der Oberarm geht nicht weiter vor den Körper</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the upper arm turns no further</source>
      <translation>der Oberarm dreht sich nicht weiter</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the arm is not long enough</source>
      <translation>der Arm ist nicht lang genug</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow folds no further</source>
      <translation>der Ellbogen beugt sich nicht weiter</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand above the shoulder</source>
      <translation>der Ellbogen stünde über der Schulter</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand behind the back</source>
      <translation>der Ellbogen stünde hinter dem Rücken</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the wrist would be bent far</source>
      <translation>das Handgelenk wäre stark gebeugt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the forearm would be turned far</source>
      <translation>der Unterarm wäre stark gedreht</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand high</source>
      <translation>der Ellbogen stünde hoch</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the upper arm would be turned far</source>
      <translation>der Oberarm wäre stark gedreht</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand before the chest</source>
      <translation>der Ellbogen stünde vor der Brust</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand far out</source>
      <translation>der Ellbogen stünde weit außen</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would stand behind the body</source>
      <translation>der Ellbogen stünde hinter dem Körper</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would be folded or stretched</source>
      <translation>der Ellbogen wäre stark gebeugt oder gestreckt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the elbow would be swung away</source>
      <translation>der Ellbogen wäre weggeschwenkt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the face would be hidden</source>
      <translation>das Gesicht wäre verdeckt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the {part} would be in the {into}</source>
      <translation>{part} wäre in: {into}</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/barring.py" />
      <source>the arm could not follow while the contact moves</source>
      <translation>der Arm käme nicht mit, während der Kontakt sich bewegt</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>Out of reach.</source>
      <translation>Außer Reichweite.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>Too near for the arm.</source>
      <translation>Zu nah für den Arm.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>The upper arm cannot go further back.</source>
      <translation>Der Oberarm kann nicht weiter zurück.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>The upper arm cannot cross further.</source>
      <translation>Der Oberarm kann nicht weiter kreuzen.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>The shoulder cannot turn further.</source>
      <translation>Die Schulter kann nicht weiter drehen.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/candidates.py" />
      <source>The {name} cannot follow further.</source>
      <translation>{name} kann nicht weiter folgen.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/facing_search.py" />
      <source>{named} is not possible here{why}. The hand stays as it was.</source>
      <translation>{named} ist hier nicht möglich{why}. Die Hand bleibt, wie sie war.</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/solving/facing_search.py" />
      <source>{named}, {off_deg}° off{why}.</source>
      <translation>{named}, {off_deg}° daneben{why}.</translation>
    </message>
    <message>
      <location filename="../../../signer/names.py" />
      <source>give it a name with a letter or a number in it</source>
      <translation>einen Namen mit einem Buchstaben oder einer Ziffer geben</translation>
    </message>
    <message>
      <location filename="../../../signer/names.py" />
      <source>the name has characters that cannot be shown; leave them out</source>
      <translation>der Name hat Zeichen, die nicht gezeigt werden können; sie weglassen</translation>
    </message>
    <message>
      <location filename="../../../signer/names.py" />
      <source>the name has {count} characters; {most} are the most</source>
      <translation>der Name hat {count} Zeichen; höchstens {most} sind erlaubt</translation>
    </message>
    <message>
      <location filename="../../../signer/names.py" />
      <source>{namesake} is in the inventory; choose another name</source>
      <translation>{namesake} steht schon im Inventar; einen anderen Namen wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/names.py" />
      <source>there is one called {same} already; choose another name</source>
      <translation>{same} gibt es schon; einen anderen Namen wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/cursor.py" />
      <source>{count} symbols are more than a sign has ({most})</source>
      <translation>{count} Symbole sind mehr, als eine Gebärde hat ({most})</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/cursor.py" />
      <source>{kind} is expected</source>
      <translation>{kind} ist erwartet</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/cursor.py" />
      <source>brackets are nested more than {deepest} deep</source>
      <translation>Klammern sind mehr als {deepest} Mal verschachtelt</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/cursor.py" />
      <source>the notation ends after {count} symbols, where {why}</source>
      <translation>die Notation endet nach {count} Symbolen: {why}</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/cursor.py" />
      <source>symbol {place}, {name}, does not fit: {why}</source>
      <translation>Symbol {place}, {name}, passt nicht: {why}</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/gestural_reading.py" />
      <source>a movement without a direction</source>
      <translation>eine Bewegung ohne Richtung</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/gestural_reading.py" />
      <source>a circle without an axis</source>
      <translation>ein Kreis ohne Achse</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/gestural_reading.py" />
      <source>the sign {gloss} has too many elements</source>
      <translation>die Gebärde {gloss} hat zu viele Elemente</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/gestural_reading.py" />
      <source>nothing is told of hands in {where}</source>
      <translation>in {where} ist nichts von Händen gesagt</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/gestural_reading.py" />
      <source>movements are more than {deepest} deep</source>
      <translation>Bewegungen sind mehr als {deepest} Mal verschachtelt</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>a movement, a place it ends at, or the end of the sign is expected</source>
      <translation>eine Bewegung, die Stelle, an der sie endet, oder das Ende der Gebärde ist erwartet</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>nothing more is expected</source>
      <translation>nichts weiter ist erwartet</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>the shape of a hand is expected</source>
      <translation>die Form einer Hand ist erwartet</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>of bendings, hamfingerstraightmod is expected</source>
      <translation>von Biegungen ist hamfingerstraightmod erwartet</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>of sizes, hamlargemod is expected</source>
      <translation>von Größen ist hamlargemod erwartet</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>a movement is expected</source>
      <translation>eine Bewegung ist erwartet</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/grammar.py" />
      <source>a shape, a direction or a place is expected</source>
      <translation>eine Form, eine Richtung oder eine Stelle ist erwartet</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/hand_symbols.py" />
      <source>two directions of fingers are one of the eight between three</source>
      <translation>zwei Richtungen der Finger sind eine der acht zwischen dreien</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/nonmanual.py" />
      <source>mouthing of a spoken word</source>
      <translation>das Mundbild eines gesprochenen Wortes</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/place_symbols.py" />
      <source>a place is expected</source>
      <translation>eine Stelle ist erwartet</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/symbols.py" />
      <source>{symbol} is no symbol of HamNoSys 4</source>
      <translation>{symbol} ist kein Symbol von HamNoSys 4</translation>
    </message>
    <message>
      <location filename="../../../signer/notation/symbols.py" />
      <source>character {place}, {character!r} (U+{code:04X}), is no symbol of HamNoSys 4</source>
      <translation>Zeichen {place}, {character!r} (U+{code:04X}), ist kein Symbol von HamNoSys 4</translation>
    </message>
    <message>
      <location filename="../../../signer/phrases.py" />
      <source>{listed} and {last}</source>
      <translation>{listed} und {last}</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/figure.py" />
      <source>forbids {what}</source>
      <translation>verbietet {what}</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/figure.py" />
      <source>has no licence</source>
      <translation>hat keine Lizenz</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/figure.py" />
      <source>not published: the file of {name} {reason}; where you may pass it on, learn it again and say so (--allowed)</source>
      <translation>nicht veröffentlicht: die Datei von {name} {reason}; wo das Weitergeben erlaubt ist, den Avatar neu lernen und es dabei angeben (--allowed)</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/figure.py" />
      <source>not published: {name} is no name for the file of its figure; learn it again under another one, of letters and digits</source>
      <translation>nicht veröffentlicht: {name} ist kein Name für die Datei seiner Figur; unter einem anderen aus Buchstaben und Ziffern neu lernen</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/lexicon.py" />
      <source>{path}: is a sentence; a lexicon holds signs</source>
      <translation>{path}: ist ein Satz; ein Lexikon enthält Gebärden</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/lexicon.py" />
      <source>not told</source>
      <translation>nicht angegeben</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/lexicon.py" />
      <source>{path}: its licence is {given}; the lexicon is {wanted}</source>
      <translation>{path}: die Lizenz ist {given}; das Lexikon ist {wanted}</translation>
    </message>
    <message>
      <location filename="../../../signer/publishing/site.py" />
      <source>{site}: holds a page that is no site of Signer; choose another folder</source>
      <translation>{site}: enthält eine Seite, die nicht von Signer ist; einen anderen Ordner wählen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/reviewing/answers.py" />
      <source>{number:,} reviewers</source>
      <translation>
        <numerusform>{number:,} Gutachter</numerusform>
        <numerusform>{number:,} Gutachter</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/free_ways.py" />
      <source>an arc of {height_mm:.0f} mm, turned by {plane_deg:.0f}°</source>
      <translation>ein Bogen von {height_mm:.0f} mm, um {plane_deg:.0f}° gedreht</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/free_ways.py" />
      <source>the way of itself</source>
      <translation>der Weg von selbst</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/gaps.py" />
      <source>the library has no such sign; choose another one, write it, or spell it</source>
      <translation>die Bibliothek hat keine solche Gebärde; eine andere wählen, sie schreiben, oder buchstabieren</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/gaps.py" />
      <source>the library has no such sign, and it cannot be spelled; choose another one, or write it</source>
      <translation>die Bibliothek hat keine solche Gebärde, und sie kann nicht buchstabiert werden; eine andere wählen, oder sie schreiben</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/gaps.py" />
      <source>{gloss} (gloss {number})</source>
      <translation>{gloss} (Glosse {number})</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/gaps.py" />
      <source>Spell gaps</source>
      <translation>Lücken buchstabieren</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/gaps.py" />
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Leave pauses</source>
      <translation>Pausen lassen</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/glosses.py" />
      <source>there is no letter for {told}; write it with a to z, their marks, and digits</source>
      <translation>für {told} gibt es keinen Buchstaben; mit a bis z, ihren Zeichen und Ziffern schreiben</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/glosses.py" />
      <source>there is nothing to spell in it, no letter and no digit</source>
      <translation>darin ist nichts zu buchstabieren, kein Buchstabe und keine Ziffer</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/glosses.py" />
      <source>{word}: a pause lasts at most {most} s; type ({most}s), and again for a longer one</source>
      <translation>{word}: eine Pause dauert höchstens {most} s; ({most}s) tippen, und noch einmal für eine längere</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>only a newer Signer knows what this is; it takes no time</source>
      <translation>nur ein neuerer Signer weiß, was das ist; es braucht keine Zeit</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>points at nobody; choose a place</source>
      <translation>zeigt auf niemanden; einen Ort wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>is pinned to {at_s:.2f} s, but the hands get there at {reached_s:.2f} s; pin it later, or make quicker what comes before</source>
      <translation>ist an {at_s:.2f} s geheftet, aber die Hände sind erst bei {reached_s:.2f} s dort; später heften, oder das davor schneller machen</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>none that is free was found</source>
      <translation>kein freier wurde gefunden</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>give it more time, or set an arc</source>
      <translation>mehr Zeit geben, oder einen Bogen setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>its path was set so</source>
      <translation>sein Pfad wurde so gesetzt</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>set another one, or let it be "Free of the body, by itself"</source>
      <translation>einen anderen setzen, oder „Von selbst frei vom Körper“ wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>on the way to {after} the {part} is {depth_mm:.1f} mm inside the {into} at {time_s:.2f} s, {over_mm:.1f} mm more than flesh gives; {why}: {mend}</source>
      <translation>auf dem Weg zu {after} steckt {part} bei {time_s:.2f} s {depth_mm:.1f} mm in: {into}, {over_mm:.1f} mm mehr, als Fleisch nachgibt; {why}: {mend}</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/performed.py" />
      <source>the sentence lasts {end_s:.0f} s; at most {longest_s:.0f} s can be, make it two</source>
      <translation>der Satz dauert {end_s:.0f} s; höchstens {longest_s:.0f} s sind möglich, zwei daraus machen</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/proposing.py" />
      <source>Lay {name}</source>
      <translation>{name} legen</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/proposing.py" />
      <source>Lay proposed grammar</source>
      <translation>Vorgeschlagene Grammatik legen</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/proposing.py" />
      <source>{names} over {over}</source>
      <translation>{names} über {over}</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/rates.py" />
      <source>rates and transitions are not reviewed by signers yet</source>
      <translation>Tempo und Übergänge sind noch nicht von Gebärdenden geprüft</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/scopes.py" />
      <source>) closes nothing: type what begins there before the first gloss, as t(, or delete it</source>
      <translation>) schließt nichts: vor der ersten Glosse eintippen, was dort beginnt, etwa t(, oder löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/scopes.py" />
      <source>{name}( is no marking{did_you_mean}; there are {known}, and each signal by its id</source>
      <translation>{name}( ist keine Markierung{did_you_mean}; es gibt {known}, und jedes Signal nach seiner ID</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/scopes.py" />
      <source>{gloss} is not closed over a gloss: type ) after its last gloss, or delete it</source>
      <translation>{gloss} ist über keiner Glosse geschlossen: ) hinter die letzte Glosse tippen, oder löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/scopes.py" />
      <source>{gloss} needs somebody whose place it is, as {name}:mary(</source>
      <translation>{gloss} braucht jemanden, dessen Ort es ist, etwa {name}:mary(</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/scopes.py" />
      <source>{gloss} takes no name: type {name}(</source>
      <translation>{gloss} nimmt keinen Namen: {name}( tippen</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/spans.py" />
      <source>{signal} of the sign at {time_s:.2f} s gives way to one of the sentence</source>
      <translation>{signal} der Gebärde bei {time_s:.2f} s weicht einem Signal des Satzes</translation>
    </message>
    <message>
      <location filename="../../../signer/sequencing/spans.py" />
      <source>a span</source>
      <translation>eine Spanne</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>Git is not installed here: who changed what cannot be told.</source>
      <translation>Git ist hier nicht installiert: wer was geändert hat, lässt sich nicht sagen.</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>This shelf is no checkout of git: who changed what is not kept.</source>
      <translation>Dieses Regal ist kein Git-Checkout: wer was geändert hat, wird nicht aufbewahrt.</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>Git does not keep this file yet: it was not committed.</source>
      <translation>Git kennt diese Datei noch nicht: sie wurde nicht committet.</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>Git did not answer within {patience_s:g} s: is the disk of the shelf connected?</source>
      <translation>Git hat nicht innerhalb von {patience_s:g} s geantwortet: ist die Platte des Regals verbunden?</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>Git could not be asked: {part}.</source>
      <translation>Git konnte nicht gefragt werden: {part}.</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/history.py" />
      <source>Git does not tell: {told}</source>
      <translation>Git sagt es nicht: {told}</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>must be a whole path; only the user's own shelf has none</source>
      <translation>muss ein ganzer Pfad sein; nur das eigene Regal hat keinen</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>the name of a shelf has no stroke in it; leave it out</source>
      <translation>der Name eines Regals hat keinen Schrägstrich; ihn weglassen</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>cannot be made: {error}</source>
      <translation>lässt sich nicht anlegen: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>there is no such folder; make it first</source>
      <translation>einen solchen Ordner gibt es nicht; ihn zuerst anlegen</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>it is the shelf {same} already</source>
      <translation>das ist schon das Regal {same}</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>your own shelf stays on the list; it can be moved</source>
      <translation>das eigene Regal bleibt in der Liste; es lässt sich verschieben</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/listed.py" />
      <source>there is no such shelf; there are {shelves}</source>
      <translation>ein solches Regal gibt es nicht; es gibt {shelves}</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/shelf.py" />
      <source>My own</source>
      <translation>Mein Regal</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/shelf.py" />
      <source>shelf {name}: the folder {folder} may not be read; change its permissions</source>
      <translation>Regal {name}: der Ordner {folder} darf nicht gelesen werden; seine Rechte ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/shelf.py" />
      <source>shelf {name}: the folder {folder} is not there; connect its disk, or take the shelf off the list</source>
      <translation>Regal {name}: der Ordner {folder} ist nicht da; sein Laufwerk verbinden, oder das Regal von der Liste nehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/things.py" />
      <source>it is no longer on any shelf</source>
      <translation>es ist in keinem Regal mehr</translation>
    </message>
    <message>
      <location filename="../../../signer/shelves/things.py" />
      <source>this shelf is read-only; keep it under another name, on your own</source>
      <translation>dieses Regal ist schreibgeschützt; unter einem anderen Namen im eigenen behalten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/app.py" />
      <source>signer: no font is installed, so every letter would be a box. Install one and start again, on Debian and Ubuntu: apt install fonts-inter fonts-dejavu-core</source>
      <translation>signer: Es ist keine Schrift installiert, jeder Buchstabe wäre ein Kästchen. Bitte eine installieren und neu starten, unter Debian und Ubuntu: apt install fonts-inter fonts-dejavu-core</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/app.py" />
      <source>there is no screen to open the editor on; set DISPLAY, or use check, info, export or render</source>
      <translation>Es gibt hier keinen Bildschirm für den Editor; DISPLAY setzen, oder check, info, export oder render verwenden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/app.py" />
      <source>Something went wrong in Signer itself.</source>
      <translation>In Signer selbst ist etwas schiefgegangen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/app.py" />
      <source>The last action may be incomplete. Your sign is still open: undo the last step, or save it under a new name and start again. The details below help whoever mends this.</source>
      <translation>Der letzte Schritt ist vielleicht unvollständig. Die Gebärde ist noch offen: den letzten Schritt rückgängig machen, oder unter einem neuen Namen speichern und neu starten. Die Einzelheiten unten helfen dem, der das behebt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/contacts.py" />
      <source>Bringing the hand to the other one.</source>
      <translation>Die Hand wird zur anderen gebracht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/contacts.py" />
      <source>Bringing both hands to each other.</source>
      <translation>Beide Hände werden zueinander gebracht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>This was written from {name} in {folder}, which is not beside it. Open film shows it.</source>
      <translation>Die Vorlage war {name} in {folder}, das nicht daneben liegt. „Film öffnen“ zeigt ihn.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>{path} is no file of this machine. Save the film beside the sign.</source>
      <translation>{path} ist keine Datei dieses Rechners. Den Film neben der Gebärde speichern.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>Looking at {name}…</source>
      <translation>{name} wird angesehen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>{name} is not in {parent} any more. Show where it is now.</source>
      <translation>{name} ist nicht mehr in {parent}. Bitte zeigen, wo er jetzt ist.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>{name} is another film than the one that this sign was written from.</source>
      <translation>{name} ist ein anderer Film als der, nach dem diese Gebärde geschrieben wurde.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <location filename="../../../signer/studio/background/film_copying.py" />
      <source>The film</source>
      <translation>Der Film</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>{name} was replaced by another program. The film is shown as it was; Film &gt; Read the film again takes the new one.</source>
      <translation>{name} wurde von einem anderen Programm ersetzt. Der Film wird gezeigt, wie er war; Film &gt; Film neu lesen nimmt den neuen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film.py" />
      <source>{name} was moved or removed. It is shown from its copy.</source>
      <translation>{name} wurde verschoben oder entfernt. Gezeigt wird die Kopie.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film_copying.py" />
      <source>The film cannot be read: no other process can be started here</source>
      <translation>Der Film kann nicht gelesen werden: hier kann kein weiterer Prozess starten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film_copying.py" />
      <source>{name}: its decoder ended over it; it is damaged</source>
      <translation>{name}: der Decoder ist daran gescheitert; die Datei ist beschädigt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film_copying.py" />
      <source>The copy of the film is gone; open the film again</source>
      <translation>Die Kopie des Films ist weg; bitte den Film erneut öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/film_copying.py" />
      <source>{name}: reading it does not come to an end; it is damaged</source>
      <translation>{name}: das Lesen kommt zu keinem Ende; die Datei ist beschädigt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/free_ways.py" />
      <source>The way goes round what was in it. Ctrl+Z takes it back with the step.</source>
      <translation>Der Weg geht um das herum, worin er war. Strg+Z nimmt es mit dem Schritt zurück.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/free_ways.py" />
      <source>Rising and sinking take as long as they need. Ctrl+Z takes it back with the step.</source>
      <translation>Heben und Sinken dauern, so lange sie brauchen. Strg+Z nimmt es mit dem Schritt zurück.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/free_ways.py" />
      <source>Lead ways round</source>
      <translation>Wege herumführen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/insides.py" />
      <source>{depth_mm:.0f} mm in the {into}</source>
      <translation>{depth_mm:.0f} mm in: {into}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/searching.py" />
      <source>Stopped. Nothing has changed.</source>
      <translation>Abgebrochen. Nichts hat sich geändert.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/searching.py" />
      <source>The sign has changed meanwhile: ask again.</source>
      <translation>Die Gebärde hat sich inzwischen geändert: bitte erneut fragen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/background/searching.py" />
      <source>{words} Esc stops.</source>
      <translation>{words} Esc bricht ab.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/actions.py" />
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/actions.py" />
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Edit</source>
      <translation>Bearbeiten</translation>
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
      <translation>Gebärde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/actions.py" />
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>View</source>
      <translation>Ansicht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/actions.py" />
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/avatar_acts.py" />
      <source>My signer</source>
      <translation>Meine Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/avatar_acts.py" />
      <source>The avatar cannot be shown.</source>
      <translation>Der Avatar kann nicht gezeigt werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/avatar_acts.py" />
      <source>The avatar cannot be kept.</source>
      <translation>Der Avatar kann nicht aufbewahrt werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/avatar_acts.py" />
      <source>Find the file of {name}</source>
      <translation>Die Datei von {name} suchen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>The hand is on no way here.</source>
      <translation>Die Hand ist hier auf keinem Weg.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>This way leads through nothing.</source>
      <translation>Dieser Weg führt durch nichts hindurch.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>No arc was found that leads round; another key between would.</source>
      <translation>Kein Bogen führt herum; ein weiteres Schlüsselbild dazwischen würde helfen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>Looking for a way out.</source>
      <translation>Ein Ausweg wird gesucht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>Looking for a way round.</source>
      <translation>Ein Weg außen herum wird gesucht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>Bring the hand &amp;clear</source>
      <translation>Hand &amp;freistellen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>Lead the way r&amp;ound</source>
      <translation>Weg &amp;herumführen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>&amp;Stop looking</source>
      <translation>&amp;Suche abbrechen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/clear_commands.py" />
      <source>Led round by {words}.</source>
      <translation>Herumgeführt: {words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/drops.py" />
      <source>signs, sentences, handshapes, signals, films, {held}</source>
      <translation>Gebärden, Sätze, Handformen, Signale, Filme, {held}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/drops.py" />
      <source>{name} cannot be opened: Signer opens {kinds}.</source>
      <translation>{name} kann nicht geöffnet werden: Signer öffnet {kinds}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/drops.py" />
      <source>{count} files were dropped, and none was opened: drop one at a time.</source>
      <translation>{count} Dateien wurden abgelegt und keine geöffnet: bitte eine nach der anderen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/drops.py" />
      <source>Only a file on this computer can be opened: save it first, then drop it.</source>
      <translation>Nur eine Datei auf diesem Rechner kann geöffnet werden: erst speichern, dann ablegen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>There is nothing that asks for another blink: no end of a marker, role shift or wide gaze.</source>
      <translation>Nichts verlangt einen weiteren Lidschlag: kein Ende eines Markers, kein Rollenwechsel, kein weiter Blick.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>Choose a question or another marker, or a key under it: its last sign is held longer.</source>
      <translation>Eine Frage oder einen anderen Marker wählen, oder ein Schlüsselbild darunter: die letzte Gebärde darin wird länger gehalten.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>Choose the bar of a signal on the timeline: its recipe is written into the sign.</source>
      <translation>Den Balken eines Signals auf der Zeitleiste wählen: sein Rezept wird in die Gebärde geschrieben.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>The recipe stands in the sign now, and follows no later inventory.</source>
      <translation>Das Rezept steht nun in der Gebärde und folgt keinem späteren Inventar.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>&amp;Copy the face</source>
      <translation>Gesicht &amp;kopieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>Suggest &amp;blinks</source>
      <translation>&amp;Lidschläge vorschlagen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>Hold the &amp;last sign under a marker longer</source>
      <translation>Letzte Gebärde unter einem Marker länger &amp;halten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>&amp;Fix the recipe of a signal in this sign</source>
      <translation>&amp;Rezept eines Signals in dieser Gebärde festhalten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>&amp;Keep this face as a signal…</source>
      <translation>Gesicht als &amp;Signal aufbewahren …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>&amp;Import a signal…</source>
      <translation>Signal &amp;importieren …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>A blink is</source>
      <translation>Ein Lidschlag ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>{count} blinks are</source>
      <translation>{count} Lidschläge sind</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>{words} set, which can be moved and taken away.</source>
      <translation>{words} gesetzt und kann verschoben und weggenommen werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/face_commands.py" />
      <source>The last sign is held longer.</source>
      <translation>Die letzte Gebärde wird länger gehalten.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>There is no film beside this sign: Sign &gt; Film &gt; Open a film.</source>
      <translation>Neben dieser Gebärde ist kein Film: Gebärde &gt; Film &gt; Film öffnen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>There are no marks yet: while the film plays, press J where a hold begins and where it ends.</source>
      <translation>Es gibt noch keine Marken: während der Film läuft, J drücken, wo ein Halt beginnt und wo er endet.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>All keys that came from marks have their shape or place now.</source>
      <translation>Alle Schlüsselbilder aus Marken haben nun ihre Form oder Stelle.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Dominant hand</source>
      <translation>Dominante Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Base hand</source>
      <translation>Andere Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Open a film…</source>
      <translation>Film &amp;öffnen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Read the film again</source>
      <translation>Film &amp;neu lesen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Take the film &amp;away</source>
      <translation>Film &amp;wegnehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Beside the figure</source>
      <translation>&amp;Neben der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Under the figure</source>
      <translation>&amp;Unter der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>O&amp;ver the figure</source>
      <translation>Ü&amp;ber der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Figure's out&amp;line over the film</source>
      <translation>Umr&amp;iss der Figur über dem Film</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Mirror the film</source>
      <translation>Film &amp;spiegeln</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Film &amp;begins here</source>
      <translation>Film beginn&amp;t hier</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Film &amp;ends here</source>
      <translation>Film end&amp;et hier</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Whole film</source>
      <translation>&amp;Ganzer Film</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Match &amp;camera…</source>
      <translation>&amp;Kamera angleichen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Landmarks over the film</source>
      <translation>&amp;Landmarken über dem Film</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <location filename="../../../signer/studio/files/format_choice.py" />
      <location filename="../../../signer/studio/widgets/film_picture.py" />
      <source>Film</source>
      <translation>Film</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Film alone a frame back</source>
      <translation>Nur den Film ein Bild zurück</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Film alone a frame on</source>
      <translation>Nur den Film ein Bild weiter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Pin this frame to this moment</source>
      <translation>Dieses Bild an diesen Zeitpunkt &amp;heften</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Take the nearest pin ou&amp;t</source>
      <translation>Nächste Heftung &amp;entfernen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Mark the &amp;dominant hand</source>
      <translation>&amp;Dominante Hand markieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Mark the ba&amp;se hand</source>
      <translation>&amp;Andere Hand markieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Mark bot&amp;h hands</source>
      <translation>&amp;Beide Hände markieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Take the last mark bac&amp;k</source>
      <translation>Letzte Marke &amp;zurücknehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Make &amp;keys of the marks</source>
      <translation>&amp;Schlüsselbilder aus Marken machen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>&amp;Next key to fill</source>
      <translation>&amp;Nächstes leeres Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Open a film: {missing}</source>
      <translation>Einen Film öffnen: {missing}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>{name} took the place of {name2}; Undo brings that back.</source>
      <translation>{name} steht nun anstelle von {name2}; Rückgängig bringt ihn zurück.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>Pinned: this frame of the film belongs to this moment.</source>
      <translation>Geheftet: dieses Bild des Films gehört zu diesem Zeitpunkt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>The film has no pins.</source>
      <translation>Der Film hat keine Heftungen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>The film would end before it begins; move the playhead first.</source>
      <translation>Der Film würde enden, bevor er beginnt; bitte erst die Abspielmarke bewegen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>hold begins</source>
      <translation>Halt beginnt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>hold ends</source>
      <translation>Halt endet</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>{hands}: {words} at {part:.2f} s.</source>
      <translation>{hands}: {words} bei {part:.2f} s.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/film_commands.py" />
      <source>{count} to fill: choose handshape and place, then Ctrl+J for the next.</source>
      <translation>{count} zu füllen: Handform und Stelle wählen, dann Strg+J für das nächste.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Two keys are needed to take turns; this hand has fewer.</source>
      <translation>Zum Abwechseln braucht es zwei Schlüsselbilder; diese Hand hat weniger.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>This hand has no keys to mirror.</source>
      <translation>Diese Hand hat keine Schlüsselbilder zum Spiegeln.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Only a hand all of whose keys are in space can be followed by the other one beside it.</source>
      <translation>Nur einer Hand, deren Schlüsselbilder alle im Raum sind, kann die andere daneben folgen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>The other hand has no key at this time.</source>
      <translation>Die andere Hand hat zu dieser Zeit kein Schlüsselbild.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>The other hand does that already.</source>
      <translation>Das tut die andere Hand schon.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <location filename="../../../signer/studio/library/window.py" />
      <source>Two hands</source>
      <translation>Zwei Hände</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Work on the &amp;other hand</source>
      <translation>An der &amp;anderen Hand arbeiten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>&amp;Mirror to the other hand</source>
      <translation>Auf die andere Hand &amp;spiegeln</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>&amp;Copy to the other hand</source>
      <translation>Auf die andere Hand &amp;kopieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Same &amp;arm for the other hand</source>
      <translation>Gleiche A&amp;rmhaltung für die andere Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Mirror the &amp;whole hand</source>
      <translation>&amp;Ganze Hand spiegeln</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>A&amp;lternate the hands</source>
      <translation>Hände ab&amp;wechseln</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>Move side b&amp;y side</source>
      <translation>Seite &amp;an Seite bewegen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/hand_commands.py" />
      <source>&amp;Both hands meet</source>
      <translation>&amp;Beide Hände treffen sich</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>text field</source>
      <translation>Textfeld</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>list that is searched</source>
      <translation>durchsuchte Liste</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>picture with dots</source>
      <translation>Bild mit Punkten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>dial or bar</source>
      <translation>Wähler oder Balken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>row of mouths</source>
      <translation>Reihe von Mundbildern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>pad of directions</source>
      <translation>Richtungsfeld</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>curve of speed</source>
      <translation>Tempokurve</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>one of a row of choices</source>
      <translation>eines aus einer Reihe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/keyboard.py" />
      <source>button or tick</source>
      <translation>Knopf oder Häkchen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>There is no life in this sign: give it some first, by Sign &gt; Life &gt; Life.</source>
      <translation>In dieser Gebärde ist kein Leben: erst welches geben, mit Gebärde &gt; Leben &gt; Leben.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>A sentence does this by itself as far as its life asks; enter a sign to change that one.</source>
      <translation>Ein Satz tut das von selbst, soweit sein Leben es verlangt; eine Gebärde betreten, um nur sie zu ändern.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>There is no life in it: nothing to put back.</source>
      <translation>Es ist kein Leben darin: nichts zurückzusetzen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>No hold of this sign has time to give, and hands have theirs up and down.</source>
      <translation>Kein Halt dieser Gebärde hat Zeit abzugeben, und die Hände haben ihre auf und ab.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>Free holds have given time to the ways beside them; hands take theirs up and down.</source>
      <translation>Freie Halte haben den Wegen neben ihnen Zeit gegeben; die Hände nehmen ihre auf und ab.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>Life is written as spans now; hands flow no longer.</source>
      <translation>Das Leben ist nun als Abschnitte geschrieben; die Hände fließen nicht mehr.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>&amp;Life…</source>
      <translation>&amp;Leben …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>Loosen &amp;holds</source>
      <translation>&amp;Halte lockern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>&amp;Write as keys</source>
      <translation>Als &amp;Schlüsselbilder schreiben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/life_commands.py" />
      <source>&amp;Put life back to 0</source>
      <translation>Leben auf &amp;0 zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Looking which contacts this body meets.</source>
      <translation>Die Kontakte dieses Körpers werden geprüft.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>{title_of} shows the sign now and meets all of it; its file stays as it is.</source>
      <translation>{title_of} zeigt die Gebärde nun und erreicht alles darin; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source> ({before} before)</source>
      <translation> (vorher {before})</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>1 key of this sign is</source>
      <translation>1 Schlüsselbild dieser Gebärde ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>{after} keys of this sign are</source>
      <translation>{after} Schlüsselbilder dieser Gebärde sind</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>{keys} not met on this body{were}: see Problems, Ctrl+P.</source>
      <translation>{keys} mit diesem Körper nicht erreicht{were}: siehe Probleme, Strg+P.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>New from &amp;template</source>
      <translation>Neu aus &amp;Vorlage</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Open &amp;recent</source>
      <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Open e&amp;xample</source>
      <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>At &amp;rest</source>
      <translation>In &amp;Ruhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Keys</source>
      <translation>S&amp;chlüsselbilder</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Brea&amp;kdown between two keys</source>
      <translation>Z&amp;wischenbild zwischen zwei Schlüsselbildern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>P&amp;osture</source>
      <translation>Ha&amp;ltung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Se&amp;ntence</source>
      <translation>Sat&amp;z</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>T&amp;wo hands</source>
      <translation>&amp;Zwei Hände</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Li&amp;fe</source>
      <translation>Le&amp;ben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Fa&amp;ce</source>
      <translation>Ge&amp;sicht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Playhead</source>
      <translation>&amp;Abspielmarke</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;New signs and sentences</source>
      <translation>&amp;Neue Gebärden und Sätze</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>&amp;Film</source>
      <translation>&amp;Film</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Choose</source>
      <translation>&amp;Wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Theme</source>
      <translation>&amp;Farben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Language</source>
      <translation>&amp;Sprache</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Si&amp;gner</source>
      <translation>&amp;Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Panels</source>
      <translation>&amp;Felder</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Compare with</source>
      <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <location filename="../../../signer/studio/sentences/menus.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Nobody</source>
      <translation>Niemand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>C&amp;ustomise…</source>
      <translation>Anp&amp;assen…</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>&amp;Learn an avatar…</source>
      <translation>Avatar &amp;lernen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>The window speaks it from the next start of Signer on.</source>
      <translation>Das Fenster spricht sie ab dem nächsten Start von Signer.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>No recent files</source>
      <translation>Keine letzten Dateien</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <source>Forget these</source>
      <translation>Diese vergessen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/menus.py" />
      <location filename="../../../signer/studio/files/file_menu.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{name} could not be read.</source>
      <translation>{name} konnte nicht gelesen werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>No sentence is open: File &gt; New sentence begins one, and this menu starts one with the open sign.</source>
      <translation>Kein Satz ist offen: Datei &gt; Neuer Satz beginnt einen, und dieses Menü beginnt einen mit der offenen Gebärde.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>Put in a &amp;pause…</source>
      <translation>&amp;Pause einfügen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Change the keys of the sign</source>
      <translation>Schlüsselbilder der Gebärde ä&amp;ndern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Mirror the items</source>
      <translation>Glieder s&amp;piegeln</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;One hand</source>
      <translation>&amp;Eine Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Duplicate the items</source>
      <translation>Glieder &amp;verdoppeln</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Spell instead</source>
      <translation>Stattdessen &amp;buchstabieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Begin at the playhead</source>
      <translation>An der &amp;Abspielmarke beginnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Tempo of the items…</source>
      <translation>&amp;Tempo der Glieder …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Quicker</source>
      <translation>&amp;Schneller</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>S&amp;lower</source>
      <translation>&amp;Langsamer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Update all from the library</source>
      <translation>Alle aus der Bibliothek a&amp;uffrischen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Start a sentence with this sign</source>
      <translation>Mit dieser Gebärde einen Satz &amp;beginnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sentence_commands.py" />
      <source>&amp;Back to the sentence</source>
      <translation>&amp;Zurück zum Satz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>Nothing is guessed in this sign: guesses come with drafts of notation, tables and films.</source>
      <translation>In dieser Gebärde ist nichts vermutet: Vermutungen kommen mit Entwürfen aus Notation, Tabellen und Filmen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;History…</source>
      <translation>&amp;Verlauf …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;Problems…</source>
      <translation>&amp;Probleme …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;Guesses and proposals…</source>
      <translation>Vermutungen und Vor&amp;schläge …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;Who stands where…</source>
      <translation>&amp;Wer wo steht …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>Spelling practi&amp;ce…</source>
      <translation>Buchstabieren &amp;üben …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>A &amp;first sign, step by step</source>
      <translation>Eine &amp;erste Gebärde, Schritt für Schritt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;Shortcuts</source>
      <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>Solver &amp;lab</source>
      <translation>Löser-&amp;Labor</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/side_commands.py" />
      <source>&amp;About Signer</source>
      <translation>Ü&amp;ber Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;New sign</source>
      <translation>&amp;Neue Gebärde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>New s&amp;entence</source>
      <translation>Neuer &amp;Satz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Open…</source>
      <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Library of signs…</source>
      <translation>&amp;Bibliothek der Gebärden …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Save</source>
      <translation>&amp;Speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Save &amp;as…</source>
      <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Revert to saved</source>
      <translation>Auf &amp;Gespeichertes zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Import a&amp;nnotations or notation…</source>
      <translation>Annotationen oder Notation &amp;importieren …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>New sign from a &amp;film…</source>
      <translation>Neue Gebärde aus einem &amp;Film …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Tables of si&amp;gns…</source>
      <translation>&amp;Tabellen von Gebärden …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Read a &amp;table of signs…</source>
      <translation>Gebärdentabelle einlese&amp;n …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Import a handshape…</source>
      <translation>&amp;Handform importieren …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Export animation…</source>
      <translation>Animation &amp;exportieren …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Clip for slides…</source>
      <translation>&amp;Clip für Folien …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Publish on a web site…</source>
      <translation>Auf einer &amp;Website veröffentlichen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Copy em&amp;bed code</source>
      <translation>Einbettungs&amp;code kopieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Quit</source>
      <translation>&amp;Beenden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>starting a draft</source>
      <translation>einen Entwurf beginnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Export as SiGML (Ctrl+E) lists them.</source>
      <translation>„Exportieren“ als SiGML (Strg+E) zählt sie auf.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>No easier posture is known for this key.</source>
      <translation>Für dieses Schlüsselbild ist keine leichtere Haltung bekannt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Right hand is dominant</source>
      <translation>&amp;Rechte Hand ist dominant</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Left hand is dominant</source>
      <translation>&amp;Linke Hand ist dominant</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Auto-key</source>
      <translation>&amp;Automatisch setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Cu&amp;t keys</source>
      <translation>Schlüsselbilder &amp;ausschneiden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Copy keys</source>
      <translation>Schlüsselbilder &amp;kopieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Copy as Ha&amp;mNoSys</source>
      <translation>Als Ha&amp;mNoSys kopieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Paste keys at the playhead</source>
      <translation>Schlüsselbilder an der Abspielmarke &amp;einfügen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Delete keys</source>
      <translation>Schlüsselbilder &amp;löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Del</source>
      <translation>Entf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Select &amp;all keys of the track</source>
      <translation>Alle Schlüsselbilder der &amp;Spur auswählen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>&amp;Details…</source>
      <translation>&amp;Einzelheiten …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Rela&amp;x elbow</source>
      <translation>Ellbogen &amp;lockern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Relax &amp;wrist and elbow</source>
      <translation>&amp;Handgelenk und Ellbogen lockern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Take the &amp;easier posture</source>
      <translation>Leichtere Haltung &amp;nehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Set &amp;key</source>
      <translation>Schlüsselbild &amp;setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/sign_commands.py" />
      <source>Copied {count} symbols of HamNoSys{listed}</source>
      <translation>{count} Zeichen HamNoSys kopiert{listed}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/templates.py" />
      <source>A &amp;question</source>
      <translation>Eine &amp;Frage</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/templates.py" />
      <source>A &amp;list</source>
      <translation>Eine &amp;Aufzählung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/templates.py" />
      <source>A &amp;dialogue of two places</source>
      <translation>Ein &amp;Gespräch an zwei Orten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/templates.py" />
      <source>A sign on a &amp;base hand</source>
      <translation>Eine Gebärde auf einer &amp;Handfläche</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/templates.py" />
      <source>The template could not be read.</source>
      <translation>Die Vorlage konnte nicht gelesen werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>The playhead is not between two keys of this hand.</source>
      <translation>Die Abspielmarke ist nicht zwischen zwei Schlüsselbildern dieser Hand.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>There is a key here already. Alt+B sets it anew, at any share of the way between its neighbours.</source>
      <translation>Hier ist schon ein Schlüsselbild. Alt+B setzt es neu, bei jedem Anteil des Wegs zwischen seinen Nachbarn.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>There is no marker under the playhead.</source>
      <translation>Unter der Abspielmarke ist kein Marker.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>A &amp;quarter</source>
      <translation>Ein &amp;Viertel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Half-way</source>
      <translation>&amp;Hälfte</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Three quarters</source>
      <translation>&amp;Drei Viertel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Playhead</source>
      <translation>Abspielmarke</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Play or pause</source>
      <translation>&amp;Abspielen oder anhalten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Frame &amp;back</source>
      <translation>Bild &amp;zurück</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Frame &amp;on</source>
      <translation>Bild &amp;weiter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Key &amp;before</source>
      <translation>Schlüsselbild &amp;davor</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Key &amp;after</source>
      <translation>Schlüsselbild da&amp;nach</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>To the &amp;start</source>
      <translation>Zum An&amp;fang</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>To the &amp;end</source>
      <translation>Zum &amp;Ende</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Slower</source>
      <translation>&amp;Langsamer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Faster</source>
      <translation>&amp;Schneller</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Play fro&amp;m here</source>
      <translation>Von &amp;hier abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Play &amp;up to here</source>
      <translation>&amp;Bis hier abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Play the &amp;chosen keys</source>
      <translation>&amp;Gewählte Schlüsselbilder abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Play the &amp;whole sign</source>
      <translation>&amp;Ganze Gebärde abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Breakdown</source>
      <translation>Zwischenbild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>At any &amp;share…</source>
      <translation>Beliebiger &amp;Anteil …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Delete keys and close &amp;up</source>
      <translation>Löschen und aufsch&amp;ließen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>&amp;Ripple: later keys go along</source>
      <translation>&amp;Nachrücken: spätere Schlüsselbilder gehen mit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>P&amp;ostures move as one</source>
      <translation>&amp;Haltungen bewegen sich gemeinsam</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Set or &amp;write a marker…</source>
      <translation>&amp;Marker setzen oder beschriften …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Delete the mar&amp;ker</source>
      <translation>Marker &amp;löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Later keys go along with what is moved.</source>
      <translation>Spätere Schlüsselbilder gehen mit dem mit, was verschoben wird.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Only what is chosen moves.</source>
      <translation>Nur was gewählt ist, bewegt sich.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Keys of both hands and shoulders at one moment move as one; each hold is trimmed by itself.</source>
      <translation>Schlüsselbilder beider Hände und Schultern zu einem Zeitpunkt bewegen sich gemeinsam; jeder Halt wird für sich beschnitten.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Every key moves by itself.</source>
      <translation>Jedes Schlüsselbild bewegt sich für sich.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/timeline_commands.py" />
      <source>Choose two keys or more: what lies between them is played.</source>
      <translation>Zwei oder mehr Schlüsselbilder wählen: was dazwischen liegt, wird abgespielt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>&amp;Onion skin: keys beside this one</source>
      <translation>&amp;Zwiebelhaut: Nachbarn dieses Schlüsselbilds</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>Trail of the &amp;hand</source>
      <translation>Spur der &amp;Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>Choose</source>
      <translation>Wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>&amp;Line from shoulder to articulator</source>
      <translation>&amp;Linie von der Schulter zur Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>&amp;Angles of the arm</source>
      <translation>&amp;Winkel des Arms</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>C&amp;urves over time</source>
      <translation>&amp;Kurven über die Zeit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>Offer &amp;easier postures</source>
      <translation>&amp;Leichtere Haltungen anbieten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>&amp;Darker skin, light shirt</source>
      <translation>&amp;Dunklere Haut, helles Hemd</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>New keys &amp;move as people do</source>
      <translation>Neue Schlüsselbilder bewegen sich wie &amp;Menschen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>Rows of &amp;face, head and torso</source>
      <translation>Zeilen von &amp;Gesicht, Kopf und Rumpf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/view_commands.py" />
      <source>Rows of all &amp;tracks, also empty ones</source>
      <translation>Zeilen aller &amp;Spuren, auch leerer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/window_commands.py" />
      <source>&amp;Undo </source>
      <translation>&amp;Rückgängig: </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/commands/window_commands.py" />
      <source>&amp;Redo </source>
      <translation>&amp;Wiederholen: </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/hand_dock.py" />
      <source>Work on the right hand (H changes hands)</source>
      <translation>An der rechten Hand arbeiten (H wechselt die Hand)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/hand_dock.py" />
      <source>Work on the left hand (H changes hands)</source>
      <translation>An der linken Hand arbeiten (H wechselt die Hand)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/hand_dock.py" />
      <source>What of the hand</source>
      <translation>Was von der Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/hand_dock.py" />
      <source>Hand that is worked on</source>
      <translation>Hand, an der gearbeitet wird</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Gloss, translation, notes, author, licence, frame rate (Ctrl+I)</source>
      <translation>Glosse, Übersetzung, Notizen, Urheber, Lizenz, Bildrate (Strg+I)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Undo (Ctrl+Z)</source>
      <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Redo (Ctrl+Shift+Z)</source>
      <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Settle what is guessed or proposed (Ctrl+Shift+J)</source>
      <translation>Vermutetes oder Vorgeschlagenes entscheiden (Strg+Umschalt+J)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>The right hand is dominant</source>
      <translation>Die rechte Hand ist dominant</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>The left hand is dominant</source>
      <translation>Die linke Hand ist dominant</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Help (F1)</source>
      <translation>Hilfe (F1)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>{count} proposed</source>
      <translation>{count} vorgeschlagen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <location filename="../../../signer/studio/files/import_sources.py" />
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>Sentence</source>
      <translation>Satz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>edited</source>
      <translation>geändert</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Undo {what} (Ctrl+Z)</source>
      <translation>Rückgängig: {what} (Strg+Z)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/header.py" />
      <source>Redo {what} (Ctrl+Shift+Z)</source>
      <translation>Wiederholen: {what} (Strg+Umschalt+Z)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>Handshape (Ctrl+1)</source>
      <translation>Handform (Strg+1)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>Part of the hand (Ctrl+2)</source>
      <translation>Teil der Hand (Strg+2)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>Contact, in Posture (Ctrl+4)</source>
      <translation>Kontakt, unter Haltung (Strg+4)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>Place (Ctrl+3)</source>
      <translation>Stelle (Strg+3)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>Face: {said}</source>
      <translation>Gesicht: {said}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Handshape</source>
      <translation>Handform</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Part of the hand</source>
      <translation>Teil der Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>Contact</source>
      <translation>Kontakt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>meets</source>
      <translation>trifft</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/tables/reading.py" />
      <location filename="../../../signer/studio" />
      <source>Place</source>
      <translation>Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>between keys, {signed}</source>
      <translation>zwischen Schlüsselbildern, {signed}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>between keys</source>
      <translation>zwischen Schlüsselbildern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>rests</source>
      <translation>ruht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>{where}; double-click a sign to change it.</source>
      <translation>{where}; Doppelklick auf eine Gebärde, um sie zu ändern.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>{where}; type glosses below.</source>
      <translation>{where}; unten Glossen eintippen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>rests. Choose a handshape to set the first key.</source>
      <translation>ruht. Eine Handform wählen, um das erste Schlüsselbild zu setzen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>change anything to set a key here.</source>
      <translation>etwas ändern, um hier ein Schlüsselbild zu setzen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>press K to set a key here.</source>
      <translation>K drücken, um hier ein Schlüsselbild zu setzen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>between key {index} and key {index2}; {how}</source>
      <translation>zwischen Schlüsselbild {index} und Schlüsselbild {index2}; {how}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>{part} key; {how}</source>
      <translation>{part} Schlüsselbild; {how}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>after the last</source>
      <translation>nach dem letzten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>before the first</source>
      <translation>vor dem ersten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/docks/sentence.py" />
      <source>palm {words}, fingers {words2}</source>
      <translation>Handfläche {words}, Finger {words2}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Nothing is guessed in this sign.</source>
      <translation>In dieser Gebärde ist nichts vermutet.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Go on to the next guess of this sign (Tab)</source>
      <translation>Weiter zur nächsten Vermutung dieser Gebärde (Tab)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Accept all above 95 % (Shift+Enter)</source>
      <translation>Alle über 95 % annehmen (Umschalt+Eingabe)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>There is no other guess in this sign</source>
      <translation>In dieser Gebärde ist keine weitere Vermutung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>None of these guesses is above 95 %</source>
      <translation>Keine dieser Vermutungen liegt über 95 %</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Show all places in this region (Right)</source>
      <translation>Alle Stellen dieses Bereichs zeigen (Rechts)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Go back to the regions (Left)</source>
      <translation>Zurück zu den Bereichen (Links)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>There is no other place in this region</source>
      <translation>In diesem Bereich gibt es keine andere Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Accept</source>
      <translation>Annehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Settle it so (Enter)</source>
      <translation>So entscheiden (Eingabe)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Next guess</source>
      <translation>Nächste Vermutung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>Accept what is sure</source>
      <translation>Sicheres annehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>All places</source>
      <translation>Alle Stellen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>{number} of {count}. </source>
      <translation>{number} von {count}. </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>All regions</source>
      <translation>Alle Bereiche</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drafts/guess_list.py" />
      <source>What it may be</source>
      <translation>Was es sein kann</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drawing/film.py" />
      <source>it does not fit into {most:g} MB; allow more, or take a shorter part</source>
      <translation>es passt nicht in {most:g} MB; mehr zulassen oder einen kürzeren Teil nehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/drawing/film.py" />
      <source>the sign was not written from a film; leave --beside out</source>
      <translation>die Gebärde wurde nicht nach einem Film geschrieben; --beside weglassen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/carried.py" />
      <source>The clipboard holds something else than keys, copied elsewhere: copy keys, then paste.</source>
      <translation>Die Zwischenablage enthält anderes als Schlüsselbilder, anderswo kopiert: Schlüsselbilder kopieren, dann einfügen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/carried.py" />
      <source>The clipboard holds no glosses: copy items of a sentence, or a line of glosses.</source>
      <translation>Die Zwischenablage enthält keine Glossen: Glieder eines Satzes kopieren, oder eine Zeile Glossen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/carried.py" />
      <source>The clipboard holds {count} words; a sentence has at most {most_items} items.</source>
      <translation>Die Zwischenablage enthält {count} Wörter; ein Satz hat höchstens {most_items} Glieder.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/carried.py" />
      <source>The clipboard holds no line of glosses: {foreign} is none.</source>
      <translation>Die Zwischenablage enthält keine Zeile Glossen: {foreign} ist keine.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>There is no signal over what is chosen.</source>
      <translation>Über dem Gewählten liegt kein Signal.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>No key is chosen: click one on the timeline, or put the playhead on it.</source>
      <translation>Kein Schlüsselbild ist gewählt: eins auf der Zeitleiste anklicken, oder die Abspielmarke darauf setzen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Copied {count}. Put the playhead where they go and paste.</source>
      <translation>{count} kopiert. Die Abspielmarke ans Ziel setzen und einfügen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>one signal</source>
      <translation>ein Signal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>{count} signals</source>
      <translation>{count} Signale</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Put the playhead where they go</source>
      <translation>Die Abspielmarke ans Ziel setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Choose the keys that they go over</source>
      <translation>Die Schlüsselbilder wählen, über die sie gehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Copied {count}. {where} and paste.</source>
      <translation>{count} kopiert. {where} und einfügen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Nothing was copied yet.</source>
      <translation>Noch wurde nichts kopiert.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Paste {count}</source>
      <translation>{count} einfügen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>Paste face</source>
      <translation>Gesicht einfügen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>a key</source>
      <translation>ein Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/clipboard.py" />
      <source>{number} keys</source>
      <translation>{number} Schlüsselbilder</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/detent.py" />
      <source>{words} Pull on to go there all the same.</source>
      <translation>{words} Weiterziehen, um trotzdem dorthin zu gehen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/open_sentence.py" />
      <source>This is the sentence as it is performed. Double-click one of its signs (or choose it and press Enter) to change its keys.</source>
      <translation>Das ist der Satz, wie er gebärdet wird. Doppelklick auf eine Gebärde (oder wählen und Eingabe), um ihre Schlüsselbilder zu ändern.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/open_sentence.py" />
      <source>Signals of the sentence begin and end with its items: drag the ends of their lines over the glosses.</source>
      <translation>Signale des Satzes beginnen und enden mit seinen Gliedern: die Enden ihrer Linien über den Glossen ziehen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/open_sentence.py" />
      <source>That was outside of the sign: the whole sentence is shown again.</source>
      <translation>Das lag außerhalb der Gebärde: nun ist wieder der ganze Satz zu sehen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/open_sentence.py" />
      <source>{} is made by its letters or numbers; only signs have keys of their own to enter.</source>
      <translation>{} besteht aus Buchstaben oder Zahlen; nur Gebärden haben eigene Schlüsselbilder zum Betreten.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/open_sentence.py" />
      <source>This item</source>
      <translation>Dieses Glied</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <source>There is nothing yet over which a signal could lie: type a gloss first.</source>
      <translation>Noch ist nichts da, worüber ein Signal liegen könnte: erst eine Glosse eintippen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <source>A look from one place to another is set within a sign: double-click the sign first.</source>
      <translation>Ein Blick von einem Ort zum anderen wird in einer Gebärde gesetzt: erst Doppelklick auf die Gebärde.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>over what is chosen</source>
      <translation>über dem Gewählten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <source>over {found}</source>
      <translation>über {found}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <source>over {found} to {part}</source>
      <translation>über {found} bis {part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <source>Over {part}</source>
      <translation>Über {part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <location filename="../../../signer/studio/editing/signals.py" />
      <source>Remove {name}</source>
      <translation>{name} entfernen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/sentence_spans.py" />
      <location filename="../../../signer/studio/editing/signals.py" />
      <source>Look there no longer</source>
      <translation>Nicht mehr dorthin blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/session.py" />
      <source>No key here. Press K to set one, or switch Auto-key on.</source>
      <translation>Hier ist kein Schlüsselbild. K setzt eines, oder „Auto“ einschalten.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/session.py" />
      <source>Torso and head go a little with this far reach: spans under Face and body, which can be deleted.</source>
      <translation>Rumpf und Kopf gehen bei diesem weiten Griff etwas mit: Abschnitte unter Gesicht und Körper, die gelöscht werden können.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/session.py" />
      <source>Choose a signal in Face (Ctrl+7): it is set here.</source>
      <translation>Unter Gesicht (Strg+7) ein Signal wählen: es wird hier gesetzt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/session.py" />
      <source>There is a key here already; change it, or move the playhead.</source>
      <translation>Hier ist schon ein Schlüsselbild; es ändern, oder die Abspielmarke bewegen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/editing/signals.py" />
      <source>A face of your own is set within a sign: double-click the sign first.</source>
      <translation>Ein eigenes Gesicht wird in einer Gebärde gesetzt: erst Doppelklick auf die Gebärde.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>There is something of that name in the folder already.</source>
      <translation>Im Ordner ist schon etwas dieses Namens.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>It holds {content}, written on {tostring}.</source>
      <translation>Es enthält {content}, geschrieben am {tostring}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>something else</source>
      <translation>etwas anderes</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>the sentence {gloss}</source>
      <translation>den Satz {gloss}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>a sentence without a name</source>
      <translation>einen Satz ohne Namen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>the sign {gloss}</source>
      <translation>die Gebärde {gloss}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>a sign without a name</source>
      <translation>eine Gebärde ohne Namen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>the animation of {gloss}</source>
      <translation>die Animation von {gloss}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Signs and sentences (*.sign *.utterance)</source>
      <translation>Gebärden und Sätze (*.sign *.utterance)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Signs (*.sign)</source>
      <translation>Gebärden (*.sign)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Films ({part})</source>
      <translation>Filme ({part})</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Sentences (*.utterance)</source>
      <translation>Sätze (*.utterance)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>and {count} more.</source>
      <translation>und {count} weitere.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>not saved: </source>
      <translation>nicht gespeichert: </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>not exported: </source>
      <translation>nicht exportiert: </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Save the changes to {name} before {what_next}?</source>
      <translation>Änderungen an {name} speichern? Danach: {what_next}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>They are lost otherwise.</source>
      <translation>Sonst gehen sie verloren.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Don't save</source>
      <translation>Nicht speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Go back to {name} as it was saved?</source>
      <translation>Zurück zu {name}, wie es gespeichert wurde?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>The changes since then are lost.</source>
      <translation>Die Änderungen seither gehen verloren.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Revert</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Delete {name}?</source>
      <translation>{name} löschen?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Replace {name}?</source>
      <translation>{name} ersetzen?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Replace</source>
      <translation>Ersetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Signer ended while {name} was being edited. Recover it?</source>
      <translation>Signer wurde beendet, während {name} bearbeitet wurde. Wiederherstellen?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Recover</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Delete the copy</source>
      <translation>Kopie löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Later</source>
      <translation>Später</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>{file_name} was changed on disk since you opened it.</source>
      <translation>{file_name} wurde auf der Platte geändert, seit es geöffnet wurde.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Saving puts yours in its place. What is there is kept beside it, under another name.</source>
      <translation>Speichern setzt die eigene Fassung an seine Stelle. Was dort ist, bleibt daneben unter anderem Namen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Save as…</source>
      <translation>Speichern unter …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Save mine, keep both</source>
      <translation>Eigenes speichern, beide behalten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>An export is still running.</source>
      <translation>Ein Export läuft noch.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Signer can close when it is done, or end it now; then nothing of it is written.</source>
      <translation>Signer kann schließen, wenn er fertig ist, oder ihn jetzt beenden; dann wird nichts davon geschrieben.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Close when done</source>
      <translation>Danach schließen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>End the export</source>
      <translation>Export beenden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Stay</source>
      <translation>Bleiben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>A gloss has no sign yet.</source>
      <translation>Eine Glosse hat noch keine Gebärde.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>{count} glosses have no sign yet.</source>
      <translation>{count} Glossen haben noch keine Gebärde.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Spelling or a pause goes into the sentence, and Undo takes it back. With the {part} the hands wait there, a film names the gloss under the picture, and other files in their markers.</source>
      <translation>Buchstabieren oder eine Pause geht in den Satz, und Rückgängig nimmt es zurück. Mit {part} warten die Hände dort, ein Film nennt die Glosse unter dem Bild, andere Dateien in ihren Markern.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>gap</source>
      <translation>Lücke</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>gaps</source>
      <translation>Lücken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Spell it</source>
      <translation>Buchstabieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Spell them</source>
      <translation>Alle buchstabieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Leave a pause</source>
      <translation>Pause lassen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Export with the {part}</source>
      <translation>Exportieren mit {part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Your work is still open and unchanged.</source>
      <translation>Die Arbeit ist noch offen und unverändert.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>{kind};;All files (*)</source>
      <translation>{kind};;Alle Dateien (*)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Import a {noun}</source>
      <translation>Importieren: {noun}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Export the {noun}</source>
      <translation>Exportieren: {noun}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Open a sign or a sentence</source>
      <translation>Gebärde oder Satz öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Import annotations or notation</source>
      <translation>Annotationen oder Notation importieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Learn an avatar</source>
      <translation>Avatar lernen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Avatars (*.vrm *.glb)</source>
      <translation>Avatare (*.vrm *.glb)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>The file of {name} is not as it was learned.</source>
      <translation>Die Datei von {name} ist nicht so, wie sie gelernt wurde.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Find it…</source>
      <translation>Suchen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Learn again…</source>
      <translation>Neu lernen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Tables of signs (*.csv *.tsv *.txt *.ecv)</source>
      <translation>Gebärdentabellen (*.csv *.tsv *.txt *.ecv)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Read a table of signs</source>
      <translation>Gebärdentabelle einlesen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Open a film</source>
      <translation>Film öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Save the sentence</source>
      <translation>Satz speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>Save the sign</source>
      <translation>Gebärde speichern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Export the animation</source>
      <translation>Animation exportieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/dialogs.py" />
      <source>untitled</source>
      <translation>ohne Titel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Below 60, skin is millimetres off between frames. Set Blender to this rate first.</source>
      <translation>Unter 60 liegt Haut zwischen den Bildern Millimeter daneben. Erst Blender auf diese Rate stellen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>White</source>
      <translation>Weiß</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Green</source>
      <translation>Grün</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>None</source>
      <comment>background</comment>
      <translation>Keiner</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>In the picture</source>
      <translation>Im Bild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>VTT file</source>
      <translation>VTT-Datei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>SRT file</source>
      <translation>SRT-Datei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/sentences/answer_card.py" />
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Gloss</source>
      <translation>Glosse</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/files/import_sources.py" />
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Translation</source>
      <translation>Übersetzung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Both</source>
      <translation>Beides</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <location filename="../../../signer/studio/widgets/number_field.py" />
      <source>Frames a second</source>
      <translation>Bilder je Sekunde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>All</source>
      <comment>bones</comment>
      <translation>Alle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Those of VRM</source>
      <translation>Die von VRM</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>VRM’s presets</source>
      <translation>Vorgaben von VRM</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>ARKit’s shapes</source>
      <translation>Formen von ARKit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Symbols</source>
      <translation>Zeichen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Attributes</source>
      <translation>Attribute</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Measuring how contacts are met with the bones of VRM …</source>
      <translation>Es wird gemessen, wie Kontakte mit den Knochen von VRM erreicht werden …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Glosses to choose from (signs.ecv) and a template (signs.etf)</source>
      <translation>Glossen zur Auswahl (signs.ecv) und eine Vorlage (signs.etf)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>The sign has no translation: write it in its details (Ctrl+I)</source>
      <translation>Die Gebärde hat keine Übersetzung: sie gehört in die Einzelheiten (Strg+I)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>A little aside</source>
      <translation>Etwas von der Seite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Front</source>
      <translation>Vorne</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/panels/face/details.py" />
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Side</source>
      <translation>Seite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Close-up</source>
      <translation>Nah</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Signer’s view</source>
      <translation>Sicht der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Clip for slides</source>
      <translation>Clip für Folien</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>Export…</source>
      <translation>Exportieren …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>WebM and MP4: {missing}</source>
      <translation>WebM und MP4: {missing}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Seen from</source>
      <translation>Gesehen von</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Background</source>
      <translation>Hintergrund</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Captions</source>
      <translation>Untertitel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Words of the captions</source>
      <translation>Text der Untertitel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>The film that it was written from, at the left</source>
      <translation>Der Film, nach dem sie geschrieben wurde, links daneben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Normal, slow, normal; at most</source>
      <translation>Normal, langsam, normal; höchstens</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Largest size of the clip</source>
      <translation>Größte Dateigröße des Clips</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Bones</source>
      <translation>Knochen</translation>
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
      <translation>Gesicht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Written as</source>
      <translation>Geschrieben als</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Part</source>
      <translation>Teil</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>All of it</source>
      <translation>Alles</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Format</source>
      <translation>Format</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>For slides</source>
      <translation>Für Folien</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Library</source>
      <translation>Bibliothek</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Export</source>
      <translation>Export</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Words</source>
      <translation>Wörter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/export_dialog.py" />
      <source>Contacts are within {within:.2f} mm on this body, with the bones of VRM.</source>
      <translation>Kontakte liegen auf diesem Körper mit den Knochen von VRM innerhalb von {within:.2f} mm.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>End the export; nothing is written</source>
      <translation>Export beenden; nichts wird geschrieben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>Exporting {file_name}</source>
      <translation>{file_name} wird exportiert</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>There is nothing to export yet: set a key first.</source>
      <translation>Noch gibt es nichts zu exportieren: erst ein Schlüsselbild setzen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>The sentence</source>
      <translation>Der Satz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>{part} is not exported yet.</source>
      <translation>{part} wird noch nicht exportiert.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>There is nothing to export yet: type a sign.</source>
      <translation>Noch gibt es nichts zu exportieren: eine Gebärde eintippen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>{part} cannot be spelled.</source>
      <translation>{part} kann nicht buchstabiert werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>Exported {name}.</source>
      <translation>{name} exportiert.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>{writes} is still being written: wait for it, or cancel it.</source>
      <translation>{writes} wird noch geschrieben: warten oder abbrechen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>The export was cancelled; nothing was written.</source>
      <translation>Der Export wurde abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>{name} could not be exported.</source>
      <translation>{name} konnte nicht exportiert werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>, at {time_s:.1f} s</source>
      <translation>, bei {time_s:.1f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/exporting.py" />
      <source>{gloss}, gloss {number} of the sentence{when}{why}.</source>
      <translation>{gloss}, Glosse {number} des Satzes{when}{why}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source> It has no gloss (Sign &gt; Details): sentences know it by the name of its file alone.</source>
      <translation> Sie hat keine Glosse (Gebärde &gt; Einzelheiten): Sätze kennen sie nur unter dem Namen ihrer Datei.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>The draft is in the place of {}: Undo brings that back, and saving asks for another file.</source>
      <translation>Der Entwurf steht anstelle von {}: Rückgängig bringt das zurück, und Speichern fragt nach einer anderen Datei.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>, which is not there any more: this copy is all there is</source>
      <translation>; die ist nicht mehr da: diese Kopie ist alles, was es gibt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>, which cannot be read ({reason}): this copy may be all there is</source>
      <translation>; die kann nicht gelesen werden ({reason}): vielleicht ist diese Kopie alles, was es gibt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>, which was saved after that: recover only what you miss there</source>
      <translation>; die wurde danach gespeichert: nur wiederherstellen, was dort fehlt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>this sentence</source>
      <translation>diesem Satz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>this sign</source>
      <translation>dieser Gebärde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>starting a new sign</source>
      <translation>eine neue Gebärde beginnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>starting a new sentence</source>
      <translation>einen neuen Satz beginnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>This is a sentence already: enter one of its signs to begin another one with that.</source>
      <translation>Das ist schon ein Satz: eine seiner Gebärden betreten, um mit ihr einen weiteren zu beginnen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>starting a sentence with it</source>
      <translation>einen Satz damit beginnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>opening another file</source>
      <translation>eine andere Datei öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>Import {name}</source>
      <translation>{name} importieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>starting what is imported</source>
      <translation>das Importierte beginnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>opening another sign</source>
      <translation>eine andere Gebärde öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>A recovery copy is damaged and cannot be read; it is kept as {file}.</source>
      <translation>Eine Wiederherstellungskopie ist beschädigt und kann nicht gelesen werden; sie bleibt als {file}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>a sentence</source>
      <translation>ein Satz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>a sign</source>
      <translation>eine Gebärde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>Last edited {edited}. </source>
      <translation>Zuletzt bearbeitet: {edited}. </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>It was never saved.</source>
      <translation>Nie gespeichert.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>Its file is {path}{words}.</source>
      <translation>Die Datei ist {path}{words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>recovering another file</source>
      <translation>eine andere Datei wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>Recovered. Save it to keep it.</source>
      <translation>Wiederhergestellt. Speichern, um es zu behalten.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} could not be opened.</source>
      <translation>{name} konnte nicht geöffnet werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} could not be saved.</source>
      <translation>{name} konnte nicht gespeichert werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source> What was there is kept as {kept}.</source>
      <translation> Was dort war, bleibt als {kept}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>Saved {name}.{both}{nameless}</source>
      <translation>{name} gespeichert.{both}{nameless}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>{name} is open in another Signer too: whoever saves last is asked.</source>
      <translation>{name} ist auch in einem anderen Signer offen: wer zuletzt speichert, wird gefragt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>moved or removed</source>
      <translation>verschoben oder entfernt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>File &gt; Revert opens what is there now, saving asks first</source>
      <translation>Datei &gt; Auf Gespeichertes zurücksetzen öffnet, was jetzt dort ist, Speichern fragt vorher</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>saving writes it anew</source>
      <translation>Speichern schreibt sie neu</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/file_menu.py" />
      <source>{name} was {done} by another program: {mend}.</source>
      <translation>{name} wurde von einem anderen Programm {done}: {mend}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Landmarks ({part})</source>
      <translation>Landmarken ({part})</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Choose a film, or the landmarks that a detector read of one.</source>
      <translation>Einen Film wählen, oder die Landmarken, die ein Detektor daraus gelesen hat.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Landmarks of this film are missing: the detector reads them, which takes twice as long as the film.</source>
      <translation>Landmarken dieses Films fehlen: der Detektor liest sie, was doppelt so lange dauert wie der Film.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Landmarks of this film are missing. A detector (MediaPipe) can be set up for this, once: about 100 MB are fetched, and it takes {} MB in {}. Landmarks from elsewhere are read without it.</source>
      <translation>Landmarken dieses Films fehlen. Dafür kann einmalig ein Detektor (MediaPipe) eingerichtet werden: etwa 100 MB werden geladen, und er belegt {} MB in {}. Landmarken von anderswo werden ohne ihn gelesen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Setting the detector up …</source>
      <translation>Der Detektor wird eingerichtet …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Reading landmarks …</source>
      <translation>Landmarken werden gelesen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>The landmarks {} lie beside the film.</source>
      <translation>Die Landmarken {} liegen neben dem Film.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>The draft comes without a film: none is chosen.</source>
      <translation>Der Entwurf kommt ohne Film: keiner ist gewählt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Whose signing is it, and may it be kept and shown? Ask who is in the film.</source>
      <translation>Wer gebärdet da, und darf es aufbewahrt und gezeigt werden? Die Person im Film fragen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Drafting …</source>
      <translation>Entwurf entsteht …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>New sign from a film</source>
      <translation>Neue Gebärde aus einem Film</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Draft it</source>
      <translation>Entwerfen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Land&amp;marks</source>
      <translation>Land&amp;marken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Set up the detector</source>
      <translation>Detektor einrichten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Fetch it, once</source>
      <translation>Einmalig laden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>&amp;Signer in the film</source>
      <translation>&amp;Person im Film</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>name, as they want to be named</source>
      <translation>Name, wie sie genannt werden möchte</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Sou&amp;rce</source>
      <translation>&amp;Quelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>where the film comes from</source>
      <translation>woher der Film stammt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>CC BY 4.0, or by permission of the signer</source>
      <translation>CC BY 4.0, oder mit Erlaubnis der Person</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Li&amp;cence</source>
      <translation>Li&amp;zenz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>The signer leads with the &amp;left hand</source>
      <translation>Die Person führt mit der &amp;linken Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Choose…</source>
      <translation>Wählen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>Choose the file</source>
      <translation>Die Datei wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/film_dialog.py" />
      <source>film {name}</source>
      <translation>Film {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/format_choice.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/movement/panel.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Movement</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/format_choice.py" />
      <source>Annotation</source>
      <translation>Annotation</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/format_choice.py" />
      <source>Notation</source>
      <translation>Notation</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>Drafting it …</source>
      <translation>Entwurf entsteht …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>Changed or left out</source>
      <translation>Geändert oder weggelassen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>Nothing is changed or left out</source>
      <translation>Nichts wird geändert oder weggelassen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>Import</source>
      <translation>Import</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <location filename="../../../signer/studio/on_stage/easier_offer.py" />
      <source>Take it</source>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>What the file holds</source>
      <translation>Was die Datei enthält</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>The draft</source>
      <translation>Der Entwurf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>In the file</source>
      <translation>In der Datei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>{kind} {row} of {count}</source>
      <translation>{kind} {row} von {count}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_dialog.py" />
      <source>   without a sign</source>
      <translation>   ohne Gebärde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Glosses</source>
      <translation>Glossen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <location filename="../../../signer/studio/panels/sites/pages.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>Other hand</source>
      <translation>Andere Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>One sentence</source>
      <translation>Ein Satz</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>{number:,} sentences</source>
      <translation>
        <numerusform>{number:,} Satz</numerusform>
        <numerusform>{number:,} Sätze</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Take this sentence</source>
      <translation>Diesen Satz übernehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>The other sentences stay in the file</source>
      <translation>Die anderen Sätze bleiben in der Datei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>One sign</source>
      <translation>Eine Gebärde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Take this sign</source>
      <translation>Diese Gebärde übernehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>The other signs stay in the file</source>
      <translation>Die anderen Gebärden bleiben in der Datei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Looking the glosses up in the library …</source>
      <translation>Die Glossen werden in der Bibliothek gesucht …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Reading the signs …</source>
      <translation>Die Gebärden werden gelesen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>Reading the landmarks …</source>
      <translation>Die Landmarken werden gelesen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>The signer’s dominant hand is the left one</source>
      <translation>Die dominante Hand der Person ist die linke</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>   ({missing} without a sign)</source>
      <translation>   ({missing} ohne Gebärde)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/import_sources.py" />
      <source>{counted}: choose one</source>
      <translation>{counted}: eins wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Nothing of this sign.</source>
      <translation>Nichts von dieser Gebärde.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Nothing that can be edited again.</source>
      <translation>Nichts, was wieder bearbeitet werden kann.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>As movement alone</source>
      <translation>Nur als Bewegung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Written otherwise</source>
      <translation>Anders geschrieben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Keeps</source>
      <translation>Behält</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Loses</source>
      <translation>Verliert</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/losses_card.py" />
      <source>Left out</source>
      <translation>Weggelassen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>copy to </source>
      <translation>kopieren nach </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>Take that of {name}</source>
      <translation>Das von {name} nehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>Copy to {name}</source>
      <translation>Nach {name} kopieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>Rename the {noun}</source>
      <translation>Umbenennen: {noun}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>A new name for {name}</source>
      <translation>Ein neuer Name für {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>New name</source>
      <translation>Neuer Name</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} could not be renamed.</source>
      <translation>{name} konnte nicht umbenannt werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} is called {new_name} now; signs made with it keep the old name.</source>
      <translation>{name} heißt jetzt {new_name}; Gebärden damit behalten den alten Namen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} could not be copied.</source>
      <translation>{name} konnte nicht kopiert werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} lies on {onto}, too.</source>
      <translation>{name} liegt nun auch auf {onto}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{kept} It cannot be brought back from here.</source>
      <translation>{kept} Von hier aus kann es nicht zurückgebracht werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} could not be deleted.</source>
      <translation>{name} konnte nicht gelöscht werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>Deleted the {noun} {name}.</source>
      <translation>Gelöscht: {noun} {name}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>Exported {name} to {name2}.</source>
      <translation>{name} nach {name2} exportiert.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} is among your {noun}s already.</source>
      <translation>{name} gibt es schon unter den eigenen ({noun}).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>You have another {noun} of this name; it would be lost.</source>
      <translation>Es gibt schon etwas Eigenes dieses Namens ({noun}); es ginge verloren.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>{name} could not be kept.</source>
      <translation>{name} konnte nicht aufbewahrt werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_acts.py" />
      <source>{name} stands among the {noun}s now.{told}</source>
      <translation>{name} steht nun unter den eigenen ({noun}).{told}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_avatars.py" />
      <source>{} lies on the read-only shelf {}: handshapes are not fitted to its fingers from here.</source>
      <translation>{} liegt auf dem schreibgeschützten Regal {}: Handformen werden von hier aus nicht an seine Finger angepasst.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_avatars.py" />
      <source>{path}: not written: {part}</source>
      <translation>{path}: nicht geschrieben: {part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/own_shelf.py" />
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>on {name}</source>
      <translation>auf {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>What is open goes into a folder that any web server shows, beside the signs that are there: a page, the figure once, and a small file of movement. The embed code shows it on pages of your own.</source>
      <translation>Was offen ist, kommt in einen Ordner, den jeder Webserver zeigt, neben die Gebärden, die dort sind: eine Seite, einmal die Figur, und eine kleine Datei mit der Bewegung. Der Einbettungscode zeigt es auf eigenen Seiten.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>An address for reports begins with https: or mailto:</source>
      <translation>Eine Adresse für Meldungen beginnt mit https: oder mailto:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Publish on a web site</source>
      <translation>Auf einer Website veröffentlichen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Publish…</source>
      <translation>Veröffentlichen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Heading</source>
      <translation>Überschrift</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Signs</source>
      <translation>Gebärden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Reports to</source>
      <translation>Meldungen an</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>https://… or mailto:…, or nothing</source>
      <translation>https://… oder mailto:…, oder nichts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Heading of the page</source>
      <translation>Überschrift der Seite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Address for reports</source>
      <translation>Adresse für Meldungen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Look at the page</source>
      <translation>Seite ansehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Folder of the site</source>
      <translation>Ordner der Website</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Published in {name}: {page} shows it.</source>
      <translation>Veröffentlicht in {name}: {page} zeigt es.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>Copied the embed code: it works on a page beside the files of the site (File &gt; Publish).</source>
      <translation>Einbettungscode kopiert: er wirkt auf einer Seite neben den Dateien der Website (Datei &gt; Veröffentlichen).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>The browser shows the page.</source>
      <translation>Der Browser zeigt die Seite.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/publishing.py" />
      <source>{stem} into {name}</source>
      <translation>{stem} nach {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/recovery.py" />
      <source>recovery copy</source>
      <translation>Wiederherstellungskopie</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/recovery.py" />
      <source>the copy is damaged; it cannot be recovered</source>
      <translation>die Kopie ist beschädigt; sie kann nicht wiederhergestellt werden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/recovery.py" />
      <source>the folder cannot be made</source>
      <translation>der Ordner kann nicht angelegt werden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/recovery.py" />
      <source>No copy for recovery can be kept ({reason}): save often.</source>
      <translation>Es kann keine Wiederherstellungskopie gehalten werden ({reason}): oft speichern.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/shelves.py" />
      <source>The list of shelves cannot be read, so there is your own alone. {refusal}</source>
      <translation>Die Liste der Regale kann nicht gelesen werden, daher gibt es nur das eigene. {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/shelves.py" />
      <source>The shelf {name} is back.</source>
      <translation>Das Regal {name} ist wieder da.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>The part ends before it begins.</source>
      <translation>Der Teil endet, bevor er beginnt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>When the part begins: a time, as 0.4, or a frame, as 12 f</source>
      <translation>Wann der Teil beginnt: eine Zeit, etwa 0,4, oder ein Bild, etwa 12 f</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>To</source>
      <translation>Bis</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>When the part ends: a time, as 0.4, or a frame, as 12 f</source>
      <translation>Wann der Teil endet: eine Zeit, etwa 0,4, oder ein Bild, etwa 12 f</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>to</source>
      <translation>bis</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/files/stretch_fields.py" />
      <source>frames {first} to {last}</source>
      <translation>Bilder {first} bis {last}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>IDEA is done</source>
      <translation>IDEA ist fertig</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Every contact is met and nothing lies in anything. Ctrl+S keeps the sign, Ctrl+E exports it.</source>
      <translation>Jeder Kontakt ist erreicht und nichts steckt ineinander. Strg+S speichert die Gebärde, Strg+E exportiert sie.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Looking whether every contact is met, and whether anything lies in anything …</source>
      <translation>Es wird geprüft, ob jeder Kontakt erreicht ist und ob etwas ineinander steckt …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Something is not right yet: Ctrl+P tells what it is, and offers what mends it.</source>
      <translation>Etwas stimmt noch nicht: Strg+P sagt, was es ist, und bietet an, was es behebt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>The handshape</source>
      <translation>Die Handform</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Click I among the handshapes. The hand comes up, and a key stands on the timeline.</source>
      <translation>Unter den Handformen auf I klicken. Die Hand hebt sich, und ein Schlüsselbild steht auf der Zeitleiste.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>i, Enter</source>
      <translation>i, Eingabe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>The place</source>
      <translation>Die Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>The tip of the pinky is chosen already. Under Site click Face, then the dot at the temple.</source>
      <translation>Die Spitze des kleinen Fingers ist schon gewählt. Unter Stelle auf Gesicht klicken, dann auf den Punkt an der Schläfe.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Ctrl+3, temple, Enter</source>
      <translation>Strg+3, Schläfe, Eingabe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>The wrist</source>
      <translation>Das Handgelenk</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Drag the dial Bend to the left or right. The tip of the pinky stays on the temple.</source>
      <translation>Den Wähler Beugen nach links oder rechts ziehen. Die Spitze des kleinen Fingers bleibt an der Schläfe.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Ctrl+4, Right</source>
      <translation>Strg+4, Rechts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>The elbow</source>
      <translation>Der Ellbogen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Raise the elbow on its bar, or by the blue handle on the stage.</source>
      <translation>Den Ellbogen an seinem Balken heben, oder am blauen Griff auf der Bühne.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Tab as far as the bar, Right</source>
      <translation>Tab bis zum Balken, Rechts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>A second key</source>
      <translation>Ein zweites Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Click later on the ruler of the timeline, and press Set key.</source>
      <translation>Auf dem Lineal der Zeitleiste weiter hinten klicken und „Setzen“ drücken.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Esc, End, K</source>
      <translation>Esc, Ende, K</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Away from the temple</source>
      <translation>Weg von der Schläfe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Type beside into the search of the places, and press Enter twice: the hand goes beside the head.</source>
      <translation>„neben“ in die Suche der Stellen tippen und zweimal Eingabe drücken: die Hand geht neben den Kopf.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Ctrl+3, beside, Enter, Enter</source>
      <translation>Strg+3, neben, Eingabe, Eingabe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Play it</source>
      <translation>Abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Press the button under the timeline.</source>
      <translation>Den Knopf unter der Zeitleiste drücken.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Skip</source>
      <translation>Überspringen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Go on without this step</source>
      <translation>Ohne diesen Schritt weitergehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>End the guide; the sign stays</source>
      <translation>Die Führung beenden; die Gebärde bleibt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>Keys: {keys}</source>
      <translation>Tasten: {keys}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/guide.py" />
      <source>{at} of {count}</source>
      <translation>{at} von {count}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>Page of help</source>
      <translation>Hilfeseite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>{name} is a file of the project, and does not come along with the program.</source>
      <translation>{name} ist eine Datei des Projekts und liegt dem Programm nicht bei.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>The pages did not come along with this installation.</source>
      <translation>Die Seiten sind bei dieser Installation nicht dabei.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>No section is called
“{}”.

Search for less, or clear the search (Esc).</source>
      <translation>Kein Abschnitt heißt
„{}“.

Nach weniger suchen, oder die Suche leeren (Esc).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>This page is in English alone.</source>
      <translation>Diese Seite gibt es nur auf Englisch.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>Search in all pages</source>
      <translation>In allen Seiten suchen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>Back (Alt+Left)</source>
      <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>On again (Alt+Right)</source>
      <translation>Wieder vor (Alt+Rechts)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/help_window.py" />
      <source>English</source>
      <translation>Englisch</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Straight to the answer.</source>
      <translation>Geradewegs zur Lösung.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Coordinate descent</source>
      <translation>Koordinatenabstieg</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Turns one joint after the other, from the tip inwards, at the target.</source>
      <translation>Dreht ein Gelenk nach dem anderen, von der Spitze nach innen, zum Ziel.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Jacobian transpose</source>
      <translation>Jacobi-Transponierte</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Transpose</source>
      <translation>Transponiert</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Goes downhill: each joint turns by its pull on the tip.</source>
      <translation>Geht bergab: jedes Gelenk dreht nach seinem Zug an der Spitze.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Pseudo-inverse</source>
      <translation>Pseudoinverse</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Pseudo</source>
      <translation>Pseudo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>The smallest turn that would move the tip there on a straight line.</source>
      <translation>Die kleinste Drehung, die die Spitze geradlinig dorthin brächte.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Damped least squares</source>
      <translation>Gleichmäßig gedämpft</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Damped</source>
      <translation>Gedämpft</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>The pseudo-inverse with turning made costly by the damping.</source>
      <translation>Die Pseudoinverse, bei der die Dämpfung das Drehen teuer macht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Selectively damped</source>
      <translation>Selektiv gedämpft</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Selective</source>
      <translation>Selektiv</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Damps only the directions in which a small move asks for a large turn.</source>
      <translation>Dämpft nur die Richtungen, in denen eine kleine Bewegung eine große Drehung verlangt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Heading and elevation</source>
      <translation>Richtung und Höhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Heading</source>
      <comment>compass direction</comment>
      <translation>Richtung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Bends to length, then turns by heading and elevation: the worksheet's first way.</source>
      <translation>Beugt auf Länge, dreht dann nach Richtung und Höhe: der erste Weg des Arbeitsblatts.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Axis and angle</source>
      <translation>Achse und Winkel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Axis</source>
      <translation>Achse</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Bends to length, then turns the shortest way: the worksheet's second way.</source>
      <translation>Beugt auf Länge, dreht dann auf kürzestem Weg: der zweite Weg des Arbeitsblatts.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Juggler's elbow</source>
      <translation>Jongleur-Ellbogen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Two equal bones: the elbow from shoulder, hand and one angle.</source>
      <translation>Zwei gleiche Knochen: der Ellbogen aus Schulter, Hand und einem Winkel.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>All arrive.</source>
      <translation>Alle kommen an.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Target at {away:.1f} % of the reach</source>
      <translation>Ziel bei {away:.1f} % der Reichweite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>beyond reach</source>
      <translation>außer Reichweite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>too near</source>
      <translation>zu nah</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Target {length_words} {side}</source>
      <translation>Ziel {length_words} {side}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>Not back where they began: {named}.</source>
      <translation>Nicht zurück am Anfang: {named}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>All are back where they began.</source>
      <translation>Alle sind zurück am Anfang.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/answer.py" />
      <source>{angle_rad:.0f} turns</source>
      <translation>{angle_rad:.0f} Umdrehungen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/plots.py" />
      <source>Error above the least possible, {unit}, by iteration</source>
      <translation>Fehler über dem kleinstmöglichen, {unit}, nach Iteration</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/plots.py" />
      <source>Turned by all joints, degrees, by iteration</source>
      <translation>Drehung aller Gelenke, Grad, nach Iteration</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/plots.py" />
      <source>Error above the least possible, {unit}</source>
      <translation>Fehler über dem kleinstmöglichen, {unit}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/plots.py" />
      <source>Turned by all joints in one frame, degrees</source>
      <translation>Drehung aller Gelenke in einem Bild, Grad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/plots.py" />
      <source>{what}, by the target's distance in % of the reach</source>
      <translation>{what}, nach Abstand des Ziels in % der Reichweite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>The signer's arm from the right. Drag the target.</source>
      <translation>Der Arm der Figur von rechts. Das Ziel ziehen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>Drag the target; drag the ground to turn the view.</source>
      <translation>Das Ziel ziehen; den Grund ziehen, um die Ansicht zu drehen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>Links in the plane. Drag the target.</source>
      <translation>Glieder in der Ebene. Das Ziel ziehen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>{names} and {count} others</source>
      <translation>{names} und {count} weitere</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>Target and postures; arrow keys move the target</source>
      <translation>Ziel und Haltungen; Pfeiltasten bewegen das Ziel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/scene.py" />
      <source>full reach {length_words}</source>
      <translation>volle Reichweite {length_words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Method</source>
      <translation>Verfahren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Untick one to hide it; point at one to see the way it took</source>
      <translation>Häkchen weg blendet es aus; darauf zeigen, um seinen Weg zu sehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Off by</source>
      <translation>Daneben um</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Distance of the tip from the target in the end</source>
      <translation>Abstand der Spitze vom Ziel am Ende</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Iterations</source>
      <translation>Iterationen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Until the tip is as near as it can be, within a ten thousandth of the reach</source>
      <translation>Bis die Spitze so nah ist wie möglich, auf ein Zehntausendstel der Reichweite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Of the direct solver here, and of the others' iterations as its multiple; their steps are written for batches, for which one chain pays</source>
      <translation>Des direkten Lösers hier, und der Iterationen der anderen als Vielfaches davon; ihre Schritte sind für viele zugleich geschrieben, wofür eine Kette zahlt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Turned</source>
      <translation>Gedreht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>How far all joints together turned on the way</source>
      <translation>Wie weit alle Gelenke unterwegs zusammen drehten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>Methods</source>
      <translation>Verfahren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>exact</source>
      <translation>genau</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Drag the target. Point at a method to see the way it took; the slider goes back to an iteration.</source>
      <translation>Das Ziel ziehen. Auf ein Verfahren zeigen, um seinen Weg zu sehen; der Schieber geht zu einer Iteration zurück.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Arm in a plane</source>
      <translation>Arm in einer Ebene</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Shoulder and elbow, each one angle; the hand held still</source>
      <translation>Schulter und Ellbogen mit je einem Winkel; die Hand bleibt still</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Arm in space</source>
      <translation>Arm im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Three angles of the shoulder and the elbow</source>
      <translation>Drei Winkel der Schulter und der Ellbogen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Links</source>
      <translation>Glieder</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>A chain of equal links in the plane</source>
      <translation>Eine Kette gleicher Glieder in der Ebene</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>By iteration</source>
      <translation>Nach Iteration</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>How far all joints have turned</source>
      <translation>Wie weit alle Gelenke gedreht haben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Out and back: turning</source>
      <translation>Hin und zurück: Drehung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>The target goes beyond the reach and back, four iterations a frame: turning per frame</source>
      <translation>Das Ziel geht über die Reichweite hinaus und zurück, vier Iterationen je Bild: Drehung je Bild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Out and back: error</source>
      <translation>Hin und zurück: Fehler</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>The target goes beyond the reach and back, four iterations a frame: error left</source>
      <translation>Das Ziel geht über die Reichweite hinaus und zurück, vier Iterationen je Bild: bleibender Fehler</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>How far the elbow bends, or each joint of links to either side; 180° leaves it free</source>
      <translation>Wie weit der Ellbogen beugt, oder jedes Gelenk von Gliedern nach beiden Seiten; 180° lässt es frei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Of the direct solver and the juggler: the angle about the line from shoulder to tip</source>
      <translation>Des direkten Lösers und des Jongleurs: der Winkel um die Linie von Schulter zu Spitze</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <source>Elbow height</source>
      <translation>Ellbogenhöhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Clamp</source>
      <translation>Grenze</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Damping</source>
      <translation>Dämpfung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Of damped least squares, in mean links</source>
      <translation>Der gedämpften kleinsten Quadrate, in mittleren Gliedern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Solver lab - Signer</source>
      <translation>Löser-Labor - Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Error against iterations</source>
      <translation>Fehler gegen Iterationen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>What the joints do</source>
      <translation>Was die Gelenke tun</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Iteration shown</source>
      <translation>Gezeigte Iteration</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Play the iterations</source>
      <translation>Iterationen abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Chain</source>
      <translation>Kette</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>What the lower plot shows</source>
      <translation>Was das untere Diagramm zeigt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Elastic links</source>
      <translation>Dehnbare Glieder</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Go on from the last posture</source>
      <translation>Von der letzten Haltung aus weiter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source>Off: every run begins with the same posture. On: each method goes on from where it stood, as in an animation.</source>
      <translation>Aus: jeder Lauf beginnt mit derselben Haltung. An: jedes Verfahren geht von dort weiter, wo es stand, wie in einer Animation.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/window.py" />
      <source> in degrees</source>
      <translation> in Grad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/language.py" />
      <source>d MMMM yyyy, HH:mm</source>
      <translation>d. MMMM yyyy, HH:mm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/contents.py" />
      <source>{title}: on {name}</source>
      <translation>{title}: auf {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>All shelves</source>
      <translation>Alle Regale</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Take it off the list; its folder stays as it is (Del)</source>
      <translation>Von der Liste nehmen; sein Ordner bleibt, wie er ist (Entf)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Shelves, the one that is looked at first on top</source>
      <translation>Regale, das zuerst durchsuchte oben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Add a folder that a team shares…</source>
      <translation>Ordner hinzufügen, den ein Team teilt …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Look on it earlier (Alt+Up)</source>
      <translation>Früher darin suchen (Alt+Hoch)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Look on it later (Alt+Down)</source>
      <translation>Später darin suchen (Alt+Runter)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Read-only: nothing is written on it from here</source>
      <translation>Schreibgeschützt: von hier aus wird nichts darauf geschrieben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Shelves</source>
      <translation>Regale</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>A folder that a team shares</source>
      <translation>Ein Ordner, den ein Team teilt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Add a shelf</source>
      <translation>Regal hinzufügen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>A name for {folder}</source>
      <translation>Ein Name für {folder}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>Name of the shelf</source>
      <translation>Name des Regals</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>The shelf could not be added.</source>
      <translation>Das Regal konnte nicht hinzugefügt werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>The shelf could not be moved.</source>
      <translation>Das Regal konnte nicht verschoben werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>The shelf could not be marked.</source>
      <translation>Das Regal konnte nicht markiert werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>{folder} stays as it is, with all that is in it.</source>
      <translation>{folder} bleibt, wie er ist, mit allem darin.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>{name} from the list</source>
      <translation>{name} von der Liste</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>The shelf could not be taken off.</source>
      <translation>Das Regal konnte nicht weggenommen werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>In this order: of a gloss that several have the first is taken</source>
      <translation>In dieser Reihenfolge: von einer Glosse, die mehrere haben, wird die erste genommen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source> (not there)</source>
      <translation> (nicht da)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <location filename="../../../signer/studio/library/window.py" />
      <source> (read-only)</source>
      <translation> (schreibgeschützt)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/shelf_list.py" />
      <source>The signs of the program</source>
      <translation>Die Gebärden des Programms</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Choose the column of IDs or of glosses: without one, rows have no name.</source>
      <translation>Die Spalte der IDs oder der Glossen wählen: ohne eine haben Zeilen keinen Namen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{} of {} columns are known by their heads. Choose others where that is wrong.</source>
      <translation>{} von {} Spalten sind an ihren Köpfen erkannt. Wo das falsch ist, andere wählen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Columns of {name}</source>
      <translation>Spalten von {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Read it</source>
      <translation>Einlesen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Frequency</source>
      <translation>Häufigkeit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Hands</source>
      <translation>Hände</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>No table has been read yet. “Read a table” takes a CSV file of ASL-LEX, of a Signbank or of your own, or an external vocabulary of ELAN (.ecv). Signer comes with none.</source>
      <translation>Noch wurde keine Tabelle eingelesen. „Gebärdentabelle einlesen“ nimmt eine CSV-Datei von ASL-LEX, einer Signbank oder eine eigene, oder ein externes Vokabular von ELAN (.ecv). Signer bringt keine mit.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/library/window.py" />
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Not written yet</source>
      <translation>Noch nicht geschrieben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>No sign of the library has their ID or their name</source>
      <translation>Keine Gebärde der Bibliothek hat deren ID oder Namen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Signs of the table</source>
      <translation>Gebärden der Tabelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Tables of signs</source>
      <translation>Tabellen von Gebärden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Search the table</source>
      <translation>Tabelle durchsuchen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Gloss, meaning, handshape or place</source>
      <translation>Glosse, Bedeutung, Handform oder Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/studio/library/window.py" />
      <source>Which signs</source>
      <translation>Welche Gebärden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Table</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Read a table…</source>
      <translation>Tabelle einlesen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Read a CSV or ECV file of yours</source>
      <translation>Eine eigene CSV- oder ECV-Datei einlesen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Keep this table no longer; your file stays as it is</source>
      <translation>Diese Tabelle nicht länger behalten; die eigene Datei bleibt, wie sie ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>New sign from this row</source>
      <translation>Neue Gebärde aus dieser Zeile</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Begin a draft: every field is marked as a guess, to be settled (Enter)</source>
      <translation>Einen Entwurf beginnen: jedes Feld ist als Vermutung markiert und zu entscheiden (Eingabe)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Reading your tables …</source>
      <translation>Die Tabellen werden gelesen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source> The first {most} are shown.</source>
      <translation> Die ersten {most} sind zu sehen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{count:,} of {signs}.{first}</source>
      <translation>{count:,} von {signs}.{first}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{name} is read: {signs}.</source>
      <translation>{name} ist eingelesen: {signs}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>table of signs</source>
      <translation>Gebärdentabelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Signer keeps this table no longer. The file that you read stays as it is.</source>
      <translation>Signer behält diese Tabelle nicht länger. Die eingelesene Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{name} could not be removed.</source>
      <translation>{name} konnte nicht entfernt werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>Drafting {title} …</source>
      <translation>{title} wird entworfen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/tables_window.py" />
      <source>{guesss} to settle in this draft.</source>
      <translation>{guesss} in diesem Entwurf zu entscheiden.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/studio/library/tables_window.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>{number:,} guesses</source>
      <translation>
        <numerusform>{number:,} Vermutung</numerusform>
        <numerusform>{number:,} Vermutungen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Who</source>
      <translation>Wer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Asking git …</source>
      <translation>Git wird gefragt …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Versions of {title}</source>
      <translation>Versionen von {title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Versions, the newest first</source>
      <translation>Versionen, die neueste zuerst</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>Open as a copy</source>
      <translation>Als Kopie öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>As it was then</source>
      <translation>Wie es damals war</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>{name} of {day}</source>
      <translation>{name} vom {day}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>This version could not be opened.</source>
      <translation>Diese Version konnte nicht geöffnet werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/versions.py" />
      <source>opening another version</source>
      <translation>eine andere Version öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Sentences</source>
      <translation>Sätze</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Sentences that are kept on shelves</source>
      <translation>Sätze, die auf Regalen liegen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>A to Z</source>
      <translation>A bis Z</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Frequent first</source>
      <translation>Häufige zuerst</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>By published frequency, as far as it is known; then A to Z</source>
      <translation>Nach veröffentlichter Häufigkeit, soweit sie bekannt ist; dann A bis Z</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Nothing stands here yet.
“Keep on …” below saves a copy of the sign or sentence in the editor.</source>
      <translation>Hier steht noch nichts.
„Aufbewahren auf …“ unten speichert eine Kopie der Gebärde oder des Satzes im Editor.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Reading the library ...</source>
      <translation>Die Bibliothek wird gelesen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Insert at the playhead</source>
      <translation>An der Abspielmarke einsetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Add to the sentence</source>
      <translation>An den Satz anfügen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Library of signs</source>
      <translation>Bibliothek der Gebärden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>sign</source>
      <translation>Gebärde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Gloss, meaning, handshape, place, face or movement</source>
      <translation>Glosse, Bedeutung, Handform, Stelle, Gesicht oder Bewegung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Enter opens {title}.</source>
      <translation>Eingabe öffnet {title}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Order of the signs</source>
      <translation>Reihenfolge der Gebärden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Delete it from its shelf (Del)</source>
      <translation>Vom Regal löschen (Entf)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Another shelf has this gloss, too</source>
      <translation>Ein anderes Regal hat diese Glosse auch</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Who changed it, when and why, where the shelf is a checkout of git</source>
      <translation>Wer es wann und warum geändert hat, wo das Regal ein Git-Checkout ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Versions…</source>
      <translation>Versionen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Open it instead of the sign that is open now (Enter)</source>
      <translation>Anstelle der jetzt offenen Gebärde öffnen (Eingabe)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Put it after the cursor of the sentence</source>
      <translation>Hinter die Einfügemarke des Satzes setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Put its keys into the open sign</source>
      <translation>Ihre Schlüsselbilder in die offene Gebärde setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{where} (Ctrl+Enter)</source>
      <translation>{where} (Strg+Eingabe)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/studio/library/window.py" />
      <source>{number:,} files or shelves</source>
      <translation>
        <numerusform>{number:,} Datei oder Regal</numerusform>
        <numerusform>{number:,} Dateien oder Regale</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{count} could not be read.</source>
      <translation>{count} konnten nicht gelesen werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>On {name}{part}</source>
      <translation>Auf {name}{part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Keep on {name}</source>
      <translation>Aufbewahren: {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Save a copy of the open sign or sentence on this shelf (Ctrl+K)</source>
      <translation>Eine Kopie der offenen Gebärde oder des Satzes auf diesem Regal speichern (Strg+K)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Sentences take that of {name}</source>
      <translation>Sätze nehmen die von {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Also on {name}</source>
      <translation>Auch auf {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>Drawing pictures ...</source>
      <translation>Bilder werden gezeichnet …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{title} is in the sentence. Ctrl+Z in the editor takes it back.</source>
      <translation>{title} ist im Satz. Strg+Z im Editor nimmt es zurück.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{title} is inserted. Ctrl+Z in the editor takes it back.</source>
      <translation>{title} ist eingesetzt. Strg+Z im Editor nimmt es zurück.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{title} could not be read.</source>
      <translation>{title} konnte nicht gelesen werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>The open sign has no keys yet.</source>
      <translation>Die offene Gebärde hat noch keine Schlüsselbilder.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>On {name} there is one of this name: it goes.</source>
      <translation>Auf {name} ist schon etwas dieses Namens: es wird ersetzt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{stem} could not be kept.</source>
      <translation>{stem} konnte nicht aufbewahrt werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{stem} is kept on {name}.</source>
      <translation>{stem} liegt nun auf {name}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{path} is deleted.</source>
      <translation>{path} ist gelöscht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source>{stem} could not be deleted.</source>
      <translation>{stem} konnte nicht gelöscht werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/library/window.py" />
      <source> and {count} more</source>
      <translation> und {count} weitere</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Stays</source>
      <translation>Bleibt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>The contact stays where it is</source>
      <translation>Der Kontakt bleibt, wo er ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Taps</source>
      <translation>Tippt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>It leaves the skin and comes back, touching at its moments</source>
      <translation>Sie verlässt die Haut und kommt zurück, zu ihren Zeitpunkten berührt sie</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Rubs</source>
      <translation>Reibt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>It slides about the place in contact</source>
      <translation>Sie gleitet in Kontakt um die Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Brushes</source>
      <translation>Streicht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>It slides through the place in contact, once</source>
      <translation>Sie gleitet einmal in Kontakt durch die Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>To and fro</source>
      <translation>Hin und her</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Along a line through the place</source>
      <translation>Auf einer Linie durch die Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Round</source>
      <translation>Rund</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Clockwise for who looks onto the skin</source>
      <translation>Im Uhrzeigersinn für den, der auf die Haut blickt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Round back</source>
      <translation>Rund zurück</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Counterclockwise for who looks onto the skin</source>
      <translation>Gegen den Uhrzeigersinn für den, der auf die Haut blickt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>is there</source>
      <translation>ist dort</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>stays near</source>
      <translation>bleibt nahe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>touches</source>
      <translation>berührt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>holds on</source>
      <translation>hält fest</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>brushes</source>
      <translation>streicht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>rubs</source>
      <translation>reibt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>taps</source>
      <translation>tippt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>touches twice</source>
      <translation>berührt zweimal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>locks in</source>
      <translation>verhakt sich</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>goes in</source>
      <translation>geht hinein</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Passed: nothing holds the hand here.</source>
      <translation>Durchlaufen: nichts hält die Hand hier.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: set by you.</source>
      <translation>Hält hier an: von Hand gesetzt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: the first or last key of this hand.</source>
      <translation>Hält hier an: das erste oder letzte Schlüsselbild dieser Hand.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: the hand touches.</source>
      <translation>Hält hier an: die Hand berührt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: two parts of the hand touch.</source>
      <translation>Hält hier an: zwei Teile der Hand berühren.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: both hands meet.</source>
      <translation>Hält hier an: beide Hände treffen sich.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: it is held.</source>
      <translation>Hält hier an: es wird gehalten.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: one hand is on the other.</source>
      <translation>Hält hier an: eine Hand ist auf der anderen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: the way before or after it has a shape or a speed of its own.</source>
      <translation>Hält hier an: der Weg davor oder danach hat eine eigene Form oder ein eigenes Tempo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: there is no time to pass.</source>
      <translation>Hält hier an: zum Durchlaufen ist keine Zeit.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Stops here: the other hand is near.</source>
      <translation>Hält hier an: die andere Hand ist nahe.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>While held</source>
      <translation>Während des Halts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>How the hand meets the place</source>
      <translation>Wie die Hand die Stelle trifft</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/movement/local_page.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>How far</source>
      <translation>Wie weit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>How often</source>
      <translation>Wie oft</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Direction</source>
      <translation>Richtung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>From up, towards the right of who looks onto the skin: 90 is to the right</source>
      <translation>Von oben, zur Rechten dessen, der auf die Haut blickt: 90 ist nach rechts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>How long the key is held. Click and type a time, as 0.2</source>
      <translation>Wie lange das Schlüsselbild gehalten wird. Klicken und eine Zeit eintippen, etwa 0,2</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Held for</source>
      <translation>Gehalten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Which way it rubs</source>
      <translation>Wie sie reibt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Let the hand come to a full stop here, however much life the sign has</source>
      <translation>Die Hand hier ganz anhalten lassen, wie viel Leben die Gebärde auch hat</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>The contact</source>
      <translation>Der Kontakt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>stays</source>
      <translation>bleibt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>in space</source>
      <translation>im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Each way</source>
      <translation>Je Richtung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Times</source>
      <translation>Male</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Returns</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>The hand is at a point of space here; there is nothing to tap or rub.</source>
      <translation>Die Hand ist hier an einem Punkt im Raum; es gibt nichts zu tippen oder zu reiben.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/held_page.py" />
      <source>Without a hold there is no time for it: give the key some.</source>
      <translation>Ohne Halt ist dafür keine Zeit: dem Schlüsselbild welche geben.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Fingers wiggle</source>
      <translation>Finger flattern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Wrist nods</source>
      <translation>Handgelenk nickt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Forearm twists</source>
      <translation>Unterarm dreht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Wrist waggles</source>
      <translation>Handgelenk winkt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Opens, closes</source>
      <translation>Öffnet, schließt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>Fingers snap</source>
      <translation>Finger schnippen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The fingers go up and down one after the other</source>
      <translation>Die Finger gehen nacheinander auf und ab</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The hand bends to the palm and back</source>
      <translation>Die Hand beugt sich zur Handfläche und zurück</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The forearm turns to and fro</source>
      <translation>Der Unterarm dreht sich hin und her</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The hand swings to the thumb and to the little finger</source>
      <translation>Die Hand schwenkt zum Daumen und zum kleinen Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The hand changes to another handshape and back</source>
      <translation>Die Hand wechselt in eine andere Handform und zurück</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The middle finger slides off the thumb onto the palm, and the wrist goes along</source>
      <translation>Der Mittelfinger gleitet vom Daumen auf die Handfläche, und das Handgelenk geht mit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>while held</source>
      <translation>während des Halts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>on the way</source>
      <translation>auf dem Weg</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>all along</source>
      <translation>durchgehend</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The handshape to which the hand opens or closes</source>
      <translation>Die Handform, zu der sich die Hand öffnet oder schließt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>The contact is kept: the arm makes room for what fingers and wrist do.</source>
      <translation>Der Kontakt bleibt: der Arm gibt dem Raum, was Finger und Handgelenk tun.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>{kind}: how far</source>
      <translation>{kind}: wie weit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>{kind}: how often a second</source>
      <translation>{kind}: wie oft je Sekunde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>How often a second</source>
      <translation>Wie oft je Sekunde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/local_page.py" />
      <source>When it moves</source>
      <translation>Wann es sich bewegt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Play</source>
      <translation>Abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>Play this movement again and again</source>
      <translation>Diese Bewegung immer wieder abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Pause</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>On the way</source>
      <translation>Auf dem Weg</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>Fingers and wrist</source>
      <translation>Finger und Handgelenk</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>No key is selected.</source>
      <translation>Kein Schlüsselbild ist gewählt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/panel.py" />
      <source>How it moves: path, speed and repeats; taps and rubs; wiggles and nods</source>
      <translation>Wie es sich bewegt: Pfad, Tempo und Wiederholungen; Tippen und Reiben; Flattern und Nicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/profile.py" />
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Speed on the way</source>
      <translation>Tempo auf dem Weg</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/profile.py" />
      <source>How far along its way the hand is, from left to right in time. Drag a handle, or move it with the arrow keys; Tab changes it.</source>
      <translation>Wie weit die Hand auf ihrem Weg ist, von links nach rechts in der Zeit. Einen Griff ziehen oder mit den Pfeiltasten bewegen; Tab wechselt ihn.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/profile.py" />
      <source>a profile of its own</source>
      <translation>ein eigener Verlauf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/profile.py" />
      <source>time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/profile.py" />
      <source>way</source>
      <translation>Weg</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/sentences/menus.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Straight</source>
      <translation>Gerade</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Straight from one place to the next</source>
      <translation>Gerade von einer Stelle zur nächsten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Arc</source>
      <translation>Bogen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>A bow, away from the body unless its plane is turned</source>
      <translation>Ein Bogen, weg vom Körper, wenn seine Ebene nicht gedreht ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Circle</source>
      <translation>Kreis</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Rounds on the way, or a part of a circle through both places</source>
      <translation>Runden auf dem Weg, oder ein Teil eines Kreises durch beide Stellen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Zigzag</source>
      <translation>Zickzack</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>From side to side on the way</source>
      <translation>Auf dem Weg von Seite zu Seite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Slide</source>
      <translation>Gleiten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>On the skin from this place to the next, in contact all the way</source>
      <translation>Auf der Haut von dieser Stelle zur nächsten, immer in Kontakt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Smooth</source>
      <translation>Weich</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Soft start and soft stop: how hands move by themselves</source>
      <translation>Weich beginnen und weich enden: wie Hände sich von selbst bewegen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Even</source>
      <translation>Gleichmäßig</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>One speed from start to end</source>
      <translation>Ein Tempo von Anfang bis Ende</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Soft start</source>
      <translation>Weicher Start</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Ever faster</source>
      <translation>Immer schneller</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Soft stop</source>
      <translation>Weiches Ende</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Ever slower</source>
      <translation>Immer langsamer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Sharp stop</source>
      <translation>Harter Stopp</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Ever faster until it stops at once, and stays</source>
      <translation>Immer schneller, bis sie auf einmal anhält und bleibt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Tense</source>
      <translation>Gespannt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Held back: one speed between a short start and a short stop</source>
      <translation>Zurückgehalten: ein Tempo zwischen kurzem Start und kurzem Ende</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Height</source>
      <translation>Höhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Radius</source>
      <translation>Radius</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Round by</source>
      <translation>Herum um</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Waves</source>
      <translation>Wellen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>By what share of the time the fingers run ahead of the hand; negative: behind</source>
      <translation>Um welchen Anteil der Zeit die Finger der Hand voraus sind; negativ: hinterher</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>By what share of the time the wrist runs ahead of the hand; negative: behind</source>
      <translation>Um welchen Anteil der Zeit das Handgelenk der Hand voraus ist; negativ: hinterher</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Path to the next key</source>
      <translation>Pfad zum nächsten Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Plane</source>
      <translation>Ebene</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>How far the path is turned about the line between both places; 0 is away from the body</source>
      <translation>Wie weit der Pfad um die Linie zwischen beiden Stellen gedreht ist; 0 ist weg vom Körper</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>360 is once round; 180 is half a circle through both places; negative goes the other way round</source>
      <translation>360 ist einmal herum; 180 ist ein Halbkreis durch beide Stellen; negativ geht andersherum</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Repeats</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>How often the hand goes back and there again before it stays</source>
      <translation>Wie oft die Hand noch einmal zurück- und hingeht, bevor sie bleibt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Fingers</source>
      <translation>Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <location filename="../../../signer/studio" />
      <source>Wrist</source>
      <translation>Handgelenk</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <location filename="../../../signer/studio" />
      <source>Speed</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>Ahead of the hand</source>
      <translation>Der Hand voraus</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>to rest</source>
      <translation>zur Ruhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>a profile of your own</source>
      <translation>ein eigener Verlauf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/movement/way_page.py" />
      <source>This is the last key of the hand: it goes back to rest from here.</source>
      <translation>Das ist das letzte Schlüsselbild der Hand: von hier geht sie zur Ruhe zurück.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/compared.py" />
      <source>The signer to compare with</source>
      <translation>Die Figur zum Vergleich</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/compared.py" />
      <source>Compare with nobody</source>
      <translation>Mit niemandem vergleichen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/easier_offer.py" />
      <source>Take this posture: the ghost on the stage (E). Place and handshape stay; one undo step.</source>
      <translation>Diese Haltung nehmen: der Geist auf der Bühne (E). Stelle und Handform bleiben; ein Schritt zum Rückgängigmachen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/easier_offer.py" />
      <source>Leave this key as it is</source>
      <translation>Dieses Schlüsselbild lassen, wie es ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/face_edits.py" />
      <source>The head swings here: how far is changed in the tab Face.</source>
      <translation>Der Kopf schwingt hier: wie weit, wird im Reiter Gesicht geändert.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/face_edits.py" />
      <source>Turn head</source>
      <translation>Kopf drehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>right eye</source>
      <translation>rechtes Auge</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>left eye</source>
      <translation>linkes Auge</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>right shoulder</source>
      <translation>rechte Schulter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>left shoulder</source>
      <translation>linke Schulter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>{count} of {count2}</source>
      <translation>{count} von {count2}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>Match camera, {count}: click the signer's {count2} in the film. Esc ends it.</source>
      <translation>Kamera angleichen, {count}: im Film anklicken: {count2}. Esc beendet es.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>The camera stands where the film's stood; the points are met within {miss_px:.0f} px.</source>
      <translation>Die Kamera steht, wo die des Films stand; die Punkte liegen innerhalb von {miss_px:.0f} px.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_camera.py" />
      <source>A rough match: a point is missed by {miss_px:.0f} px. Click again, eyes first.</source>
      <translation>Grob angeglichen: ein Punkt liegt {miss_px:.0f} px daneben. Noch einmal klicken, die Augen zuerst.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Beside</source>
      <translation>Neben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>The film beside the figure</source>
      <translation>Der Film neben der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Under</source>
      <translation>Unter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>The figure over the film</source>
      <translation>Die Figur über dem Film</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Over</source>
      <translation>Über</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>The film over the figure</source>
      <translation>Der Film über der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Outline</source>
      <translation>Umriss</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>The figure's outline over the film</source>
      <translation>Der Umriss der Figur über dem Film</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Where the film is</source>
      <translation>Wo der Film ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>How opaque it is</source>
      <translation>Wie deckend er ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>How opaque what lies on top is</source>
      <translation>Wie deckend ist, was oben liegt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Mirror the film</source>
      <translation>Den Film spiegeln</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Move and zoom the film by mouse</source>
      <translation>Den Film mit der Maus verschieben und vergrößern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Pin</source>
      <translation>Heften</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>This frame belongs to this moment (Alt+P)</source>
      <translation>Dieses Bild gehört zu diesem Zeitpunkt (Alt+P)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Open film</source>
      <translation>Film öffnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Open this film, and remember it for this file</source>
      <translation>Diesen Film öffnen und für diese Datei merken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>More about the film</source>
      <translation>Mehr zum Film</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>Reading the film…</source>
      <translation>Der Film wird gelesen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>{time_s:.2f} s, frame {number}</source>
      <translation>{time_s:.2f} s, Bild {number}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>read {share:.0f}%</source>
      <translation>gelesen {share:.0f} %</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>nearest known: {words}, {read}</source>
      <translation>nächstes bekanntes: {words}, {read}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>{words}, moved {slip_s:+.2f} s: Pin keeps it</source>
      <translation>{words}, verschoben um {slip_s:+.2f} s: Heften behält es</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/on_stage/film_pane.py" />
      <source>There is no picture of a film to click in.</source>
      <translation>Es ist kein Filmbild da, in das man klicken kann.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>part of the hand</source>
      <translation>Teil der Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Search {count} parts of the hand</source>
      <translation>{count} Teile der Hand durchsuchen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Show all points</source>
      <translation>Alle Punkte zeigen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Also the points that are not usual with this handshape</source>
      <translation>Auch die Punkte, die mit dieser Handform nicht üblich sind</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>This part is made of fingers. Ticked, it stays made of the same ones when the handshape changes; otherwise it follows.</source>
      <translation>Dieser Teil besteht aus Fingern. Mit Häkchen bleibt er bei denselben, wenn die Handform wechselt; sonst folgt er ihr.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>drag to turn</source>
      <translation>ziehen zum Drehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Stays as in {handshape_title}</source>
      <translation>Bleibt wie in {handshape_title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Choose a handshape first: then the hand stands here, and the parts that may touch.</source>
      <translation>Erst eine Handform wählen: dann steht die Hand hier, mit den Teilen, die berühren können.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>unusual</source>
      <translation>unüblich</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/articulator_picker.py" />
      <source>Articulator</source>
      <translation>Handteil</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Reset</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>Let the {name} be at rest in this key</source>
      <translation>{name}: in diesem Schlüsselbild in Ruhe lassen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <location filename="../../../signer/studio/panels/face/details.py" />
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/studio/widgets/adjustable.py" />
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>degrees</source>
      <translation>Grad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>millimetres</source>
      <translation>Millimeter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>{title}. Right of the middle: {more}. Left: {less}. Drag, or arrows, with Shift a tenth.</source>
      <translation>{title}. Rechts der Mitte: {more}. Links: {less}. Ziehen, oder Pfeiltasten, mit Umschalt ein Zehntel.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>Reset {name}</source>
      <translation>{name} zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>Left and right are the signer's own. A change sets a key on the timeline, where its ends and slopes are dragged.</source>
      <translation>Links und rechts sind die der Figur. Eine Änderung setzt ein Schlüsselbild auf der Zeitleiste, wo seine Enden und Flanken gezogen werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <location filename="../../../signer/words/guesses.py" />
      <location filename="../../../signer/studio" />
      <source>Body</source>
      <translation>Körper</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/body/panel.py" />
      <source>How the signer leans and turns, beside what the hands do</source>
      <translation>Wie sich die Figur neigt und dreht, neben dem, was die Hände tun</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Nobody who signs has reviewed these yet.</source>
      <translation>Noch von niemandem, der gebärdet, geprüft.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>high</source>
      <translation>hoch</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>medium</source>
      <translation>mittel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>low</source>
      <translation>niedrig</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Grammar</source>
      <translation>Grammatik</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Questions, topics, clauses, negation</source>
      <translation>Fragen, Themen, Teilsätze, Verneinung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../sites/catalogue.py" />
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth</source>
      <translation>Mund</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Mouth morphemes, mouth shapes, cheeks, mouthing</source>
      <translation>Mundgesten, Mundformen, Wangen, Mundbilder</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Brows, eyes, nose, feelings</source>
      <translation>Brauen, Augen, Nase, Gefühle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Gaze</source>
      <translation>Blick</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Where the eyes look</source>
      <translation>Wohin die Augen blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>Head</source>
      <translation>Kopf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>Head and torso</source>
      <translation>Kopf und Rumpf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Your own</source>
      <translation>Eigene</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>one of your own signals</source>
      <translation>eines der eigenen Signale</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/cards.py" />
      <source>{title}: {meaning}
Over {spreads}.{codes}
Source: {source}. Confidence {confidence}; not yet reviewed by a signer.</source>
      <translation>{title}: {meaning}
Über {spreads}.{codes}
Quelle: {source}. Sicherheit {confidence}; noch nicht von Gebärdenden geprüft.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>As it is</source>
      <translation>Wie es ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>On the side that its name says</source>
      <translation>Auf der Seite, die sein Name sagt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Mirrored</source>
      <translation>Gespiegelt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>The same on the other side</source>
      <translation>Dasselbe auf der anderen Seite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Take this signal away (Del on its bar)</source>
      <translation>Dieses Signal wegnehmen (Entf auf seinem Balken)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Strength</source>
      <translation>Stärke</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>percent</source>
      <translation>Prozent</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Signal</source>
      <translation>Signal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Rate</source>
      <translation>Rate</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>swings a second</source>
      <translation>Schwünge je Sekunde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Side of the signal</source>
      <translation>Seite des Signals</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Unbind</source>
      <translation>Lösen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Let it stay when its keys are moved</source>
      <translation>Es bleiben lassen, wenn seine Schlüsselbilder verschoben werden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>{title} of the signal</source>
      <translation>{title} des Signals</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Made of</source>
      <translation>Besteht aus</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Release</source>
      <translation>Herauslösen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>{called}: take it out of the marker, as a signal of its own that can be changed alone</source>
      <translation>{called}: aus dem Marker nehmen, als eigenes Signal, das für sich geändert werden kann</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Bound to no key</source>
      <translation>An kein Schlüsselbild gebunden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Bound to {side} key {first}</source>
      <translation>Gebunden an Schlüsselbild {first} {side}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>{side} keys {first} to {last}</source>
      <translation>Schlüsselbilder {first} bis {last} {side}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>{side} key {first}, {other} key {last}</source>
      <translation>Schlüsselbild {first} {side}, Schlüsselbild {last} {other}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/details.py" />
      <source>Bound to {both}</source>
      <translation>Gebunden an {both}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Far</source>
      <translation>Fern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio" />
      <source>Middle</source>
      <translation>Mitte</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Near</source>
      <translation>Nah</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/studio/side_windows/half_circle.py" />
      <source>Addressee</source>
      <translation>Gegenüber</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look at the one who is signed to</source>
      <translation>Zu der Person blicken, der gebärdet wird</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Left hand</source>
      <translation>Linke Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look at the signer's left hand, also as it moves</source>
      <translation>Auf die linke Hand der Figur blicken, auch während sie sich bewegt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Both</source>
      <comment>hands</comment>
      <translation>Beide</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look at both hands</source>
      <translation>Auf beide Hände blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Right hand</source>
      <translation>Rechte Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look at the signer's right hand, also as it moves</source>
      <translation>Auf die rechte Hand der Figur blicken, auch während sie sich bewegt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>straight ahead</source>
      <translation>geradeaus</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>to the signer's left</source>
      <translation>zur Linken der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>to the signer's right</source>
      <translation>zur Rechten der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look at a place {where}: {far}</source>
      <translation>Auf einen Ort blicken, {where}: {far}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/gaze_plan.py" />
      <source>Look, over what is chosen, at</source>
      <translation>Blicken, über dem Gewählten, auf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Whole</source>
      <translation>Ganz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>The whole word is mouthed</source>
      <translation>Das ganze Wort wird mit dem Mund geformt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Beginning</source>
      <translation>Anfang</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Only its stressed beginning and how it closes: FINISH as “fish”</source>
      <translation>Nur sein betonter Anfang und wie es schließt: FINISH als „fish“</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Spelled</source>
      <translation>Buchstabiert</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>The whole word while it is fingerspelled</source>
      <translation>Das ganze Wort, während es mit den Fingern buchstabiert wird</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Mouths of the word</source>
      <translation>Mundformen des Worts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Drag a border to lengthen a mouth; a click exchanges or drops it</source>
      <translation>Eine Grenze ziehen, um eine Mundform zu verlängern; ein Klick tauscht oder entfernt sie</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Drop</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Vowels</source>
      <translation>Vokale</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Consonants</source>
      <translation>Konsonanten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>English word that is mouthed</source>
      <translation>Englisches Wort, das mit dem Mund geformt wird</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Mouth an English word</source>
      <translation>Ein englisches Wort mit dem Mund formen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>How much of the word</source>
      <translation>Wie viel vom Wort</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>As spoken</source>
      <translation>Wie gesprochen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Take back what was corrected by hand</source>
      <translation>Zurücknehmen, was von Hand berichtigt wurde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Corrected by hand</source>
      <translation>Von Hand berichtigt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Guessed: not in the dictionary</source>
      <translation>Vermutet: nicht im Wörterbuch</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>{a_second:.0f} mouths a second are too fast to be read</source>
      <translation>{a_second:.0f} Mundformen je Sekunde sind zu schnell zum Ablesen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/mouthing.py" />
      <source>Type an English word as it sounds, in letters from a to z.</source>
      <translation>Ein englisches Wort eintippen, wie es klingt, in Buchstaben von a bis z.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>signal</source>
      <translation>Signal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Name, meaning, English word, code</source>
      <translation>Name, Bedeutung, englisches Wort, Kürzel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Which signals</source>
      <translation>Welche Signale</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Keep the face at the playhead under a name, among the signals</source>
      <translation>Das Gesicht an der Abspielmarke unter einem Namen aufbewahren, bei den Signalen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>from the playhead on</source>
      <translation>ab der Abspielmarke</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>{name} is taken away.</source>
      <translation>{name} ist weggenommen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Keep the face at the playhead…</source>
      <translation>Gesicht an der Abspielmarke aufbewahren …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Take away</source>
      <translation>Wegnehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Set</source>
      <translation>Setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Click to set a signal, again to take it away.</source>
      <translation>Klicken setzt ein Signal, noch einmal nimmt es weg.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/panel.py" />
      <source>Questions, mouth, brows, gaze and head, over the keys that are chosen</source>
      <translation>Fragen, Mund, Brauen, Blick und Kopf, über den gewählten Schlüsselbildern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>Shapes</source>
      <translation>Formen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>As the signal</source>
      <translation>Wie das Signal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>Take back the shapes that were set by hand</source>
      <translation>Die von Hand gesetzten Formen zurücknehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>own</source>
      <translation>eigene</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>the signal's</source>
      <translation>die des Signals</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>Shape: {title_of}</source>
      <translation>Form: {title_of}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>Change both sides each by itself</source>
      <translation>Beide Seiten einzeln ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>, sides</source>
      <translation>, beide Seiten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>, left</source>
      <translation>, links</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/face/shape_sliders.py" />
      <source>, right</source>
      <translation>, rechts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Knuckle</source>
      <translation>Grundgelenk</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>back</source>
      <comment>to which a joint bends</comment>
      <translation>Rücken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Spread</source>
      <translation>Spreizung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>pinky</source>
      <translation>Kleinf.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Middle joint</source>
      <translation>Mittelgelenk</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>End joint</source>
      <translation>Endgelenk</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Across</source>
      <translation>Quer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/words/facing.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>out</source>
      <translation>hinaus</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>over the palm</source>
      <translation>über die Handfläche</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Lift</source>
      <translation>Heben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>flat</source>
      <translation>flach</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>out of the palm</source>
      <translation>aus der Handfläche</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>Turn</source>
      <translation>Drehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>away</source>
      <translation>weg</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>pad to the palm</source>
      <translation>Kuppe zur Handfläche</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>back</source>
      <translation>zurück</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>{spoken}: {in_degrees} is not possible; {in_degrees2} is the nearest.</source>
      <translation>{spoken}: {in_degrees} ist nicht möglich; am nächsten ist {in_degrees2}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/joint_bars.py" />
      <source>Base</source>
      <translation>Wurzel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Back to the posture (Esc)</source>
      <translation>Zurück zur Haltung (Esc)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>The hand; its joints choose a finger</source>
      <translation>Die Hand; ihre Gelenke wählen einen Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Finger</source>
      <translation>Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Finger as it was</source>
      <translation>Finger wie zuvor</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Hand as it was</source>
      <translation>Hand wie zuvor</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>{side} fingers</source>
      <translation>Finger {side}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>This finger</source>
      <translation>Dieser Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>The whole hand</source>
      <translation>Die ganze Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>{what} as {made_from} has it</source>
      <translation>{what} wie in {made_from}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Bend fingers back</source>
      <translation>Finger zurückbeugen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>No key here. Put the playhead on one, or choose a handshape: then its fingers are bent here.</source>
      <translation>Hier ist kein Schlüsselbild. Die Abspielmarke auf eines setzen, oder eine Handform wählen: dann werden ihre Finger hier gebeugt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Bend fingers…</source>
      <translation>Finger beugen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/panel.py" />
      <source>Bend every joint of the hand, and keep it as a handshape of your own</source>
      <translation>Jedes Gelenk der Hand beugen, und sie als eigene Handform aufbewahren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Name of the handshape</source>
      <translation>Name der Handform</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Name it to keep it</source>
      <translation>Zum Aufbewahren benennen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Keep this handshape under the name</source>
      <translation>Diese Handform unter dem Namen aufbewahren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Own handshape</source>
      <translation>Eigene Handform</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Bend a joint first: as it is the hand has a handshape of the inventory.</source>
      <translation>Erst ein Gelenk beugen: so, wie sie ist, hat die Hand eine Handform des Inventars.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Not saved: {problems}.</source>
      <translation>Nicht gespeichert: {problems}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Name handshape</source>
      <translation>Handform benennen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Saved. {name} stands among the handshapes.</source>
      <translation>Gespeichert. {name} steht bei den Handformen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Put the playhead on a key to bend its fingers.</source>
      <translation>Die Abspielmarke auf ein Schlüsselbild setzen, um dessen Finger zu beugen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Save keeps it on this computer too: it came with the sign.</source>
      <translation>Speichern behält sie auch auf diesem Rechner: sie kam mit der Gebärde.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/fingers/saving.py" />
      <source>Save changes {part}; signs made with it before stay as they are.</source>
      <translation>Speichern ändert {part}; frühere Gebärden damit bleiben, wie sie sind.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <location filename="../../../signer/studio" />
      <source>Palm</source>
      <translation>Fläche</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <source>Look from the palm's side</source>
      <translation>Von der Seite der Handfläche blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <location filename="../../../signer/studio" />
      <source>Back</source>
      <translation>Rücken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <source>Look from the back of the hand's side</source>
      <translation>Von der Seite des Handrückens blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <location filename="../../../signer/studio" />
      <source>Thumb</source>
      <translation>Daumen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <source>Look from the thumb's side</source>
      <translation>Von der Daumenseite blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <location filename="../../../signer/studio" />
      <source>Pinky</source>
      <translation>Kleinf.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <source>Look from the pinky's side</source>
      <translation>Von der Kleinfingerseite blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/hand_turn.py" />
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Side of the hand</source>
      <translation>Seite der Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <location filename="../../../signer/studio/window.py" />
      <location filename="../../../signer/tables/drafting.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>handshape</source>
      <translation>Handform</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <source>Letter, number or name</source>
      <translation>Buchstabe, Zahl oder Name</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <source>Bend fingers, and keep your own handshapes (Ctrl+B)</source>
      <translation>Finger beugen und eigene Handformen aufbewahren (Strg+B)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <source>Choose {title}</source>
      <translation>{title} wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/browser.py" />
      <source>Bend its fingers…</source>
      <translation>Ihre Finger beugen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Fists</source>
      <translation>Fäuste</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Flat and spread</source>
      <translation>Flach und gespreizt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Curved and clawed</source>
      <translation>Gerundet und gekrallt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Pinched</source>
      <translation>Gespitzt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>One finger</source>
      <translation>Ein Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Two fingers</source>
      <translation>Zwei Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Three fingers</source>
      <translation>Drei Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Thumb, index and pinky</source>
      <translation>Daumen, Zeige- und Kleinfinger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Used last</source>
      <translation>Zuletzt verwendet</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Letters</source>
      <translation>Buchstaben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>Numbers</source>
      <translation>Zahlen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>{part}, made from {title}</source>
      <translation>{part}, aus {title} gemacht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>one of your own handshapes</source>
      <translation>eine der eigenen Handformen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/handshapes/cards.py" />
      <source>{title}: {words}
Confidence {confidence}; not yet reviewed by a signer.</source>
      <translation>{title}: {words}
Sicherheit {confidence}; noch nicht von Gebärdenden geprüft.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>On the stage they are dragged too, best from above (T). Gazes at a place, and hands at it, go along.</source>
      <translation>Auf der Bühne lassen sie sich auch ziehen, am besten von oben (T). Blicke auf einen Ort und Hände an ihm gehen mit.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Places…</source>
      <translation>Orte …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Name, move, add and remove places of the room</source>
      <translation>Orte im Raum benennen, verschieben, hinzufügen und entfernen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>No places in the room yet</source>
      <translation>Noch keine Orte im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>A place in the room</source>
      <translation>Ein Ort im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>{count} places in the room</source>
      <translation>{count} Orte im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Places in the room</source>
      <translation>Orte im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Add a place</source>
      <translation>Ort hinzufügen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Add a place in the room</source>
      <translation>Einen Ort im Raum hinzufügen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <source>To the left</source>
      <translation>Nach links</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Away</source>
      <translation>Entfernt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Up</source>
      <translation>Hoch</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Take this place away</source>
      <translation>Diesen Ort wegnehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Name of {title}</source>
      <translation>Name von {title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>Place {id}</source>
      <translation>Ort {id}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Degrees to the signer's left of</source>
      <translation>Grad zur Linken der Figur von</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Centimetres away of</source>
      <translation>Zentimeter Abstand von</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/places.py" />
      <source>Centimetres above the chest of</source>
      <translation>Zentimeter über der Brust von</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>to the next key</source>
      <translation>zum nächsten Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>through here</source>
      <translation>hier hindurch</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Which way, from up towards the right of who looks onto the skin: 90 is to the right</source>
      <translation>Wohin, von oben zur Rechten dessen, der auf die Haut blickt: 90 ist nach rechts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>More of this in Movement (Ctrl+5)</source>
      <translation>Mehr davon unter Bewegung (Strg+5)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Where it slides</source>
      <translation>Wohin sie gleitet</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Stand-off</source>
      <translation>Abstand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>{value:.0f} mm is the nearest</source>
      <translation>{value:.0f} mm ist am nächsten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>A stand-off of {signed} mm is not possible; {nearest}: {words}.</source>
      <translation>Ein Abstand von {signed} mm ist nicht möglich; {nearest}: {words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Touch</source>
      <translation>Berühren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>The part of the hand lies on the skin</source>
      <translation>Der Teil der Hand liegt auf der Haut</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>It stays a little away from the skin</source>
      <translation>Er bleibt etwas von der Haut entfernt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>At</source>
      <translation>An</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>The hand is at the place; whether it touches is not said</source>
      <translation>Die Hand ist an der Stelle; ob sie berührt, ist nicht gesagt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Tap</source>
      <translation>Tippen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>It leaves the skin and comes back while the key is held</source>
      <translation>Sie verlässt die Haut und kommt zurück, während das Schlüsselbild gehalten wird</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>It slides on the skin, through this place or to the next key</source>
      <translation>Sie gleitet auf der Haut, durch diese Stelle oder zum nächsten Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>Rub</source>
      <translation>Reiben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/contact.py" />
      <source>It slides about this place while the key is held</source>
      <translation>Sie gleitet um diese Stelle, während das Schlüsselbild gehalten wird</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>On: palm and fingers go on pointing where they point while the elbow, the site or the time changes; the wrist follows.
Off: the hand goes along with its forearm. Switching moves nothing.</source>
      <translation>An: Handfläche und Finger zeigen weiter dorthin, wohin sie zeigen, während Ellbogen, Stelle oder Zeit sich ändern; das Handgelenk folgt.
Aus: die Hand geht mit ihrem Unterarm. Umschalten bewegt nichts.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Meet the direction exactly, whatever that breaks: a joint at its stop, the arm in the body.
A second click on the same direction does so too.</source>
      <translation>Die Richtung genau treffen, was immer das verletzt: ein Gelenk am Anschlag, der Arm im Körper.
Ein zweiter Klick auf dieselbe Richtung tut es auch.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Turn the hand that way only as far as is easy, up to 65° off.</source>
      <translation>Die Hand nur so weit dorthin drehen, wie es leicht geht, bis 65° daneben.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Bring the hand to the next place out from the body where the direction is met better.</source>
      <translation>Die Hand zur nächsten Stelle weiter vom Körper bringen, wo die Richtung besser getroffen wird.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Only a hand in space goes farther out: this one touches, or is far out already.</source>
      <translation>Nur eine Hand im Raum geht weiter hinaus: diese berührt, oder ist schon weit draußen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Exact anyway</source>
      <translation>Trotzdem genau</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Freer turn</source>
      <translation>Freier drehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Next place out</source>
      <translation>Stelle weiter außen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>Directions</source>
      <translation>Richtungen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>palm {palm}, fingers {fingers}</source>
      <translation>Handfläche {palm}, Finger {fingers}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>the signer's own</source>
      <translation>die der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>The hand went farther out, to {place}.</source>
      <translation>Die Hand ging weiter hinaus, nach {place}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/directions.py" />
      <source>The hand went farther out.</source>
      <translation>Die Hand ging weiter hinaus.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>The easiest elbow height for this contact (the pin).
With Shift: wrist and elbow together, the face seen.
Easy: every joint near its middle, the elbow low beside the body; after RULA (McAtamney &amp; Corlett 1993).</source>
      <translation>Die leichteste Ellbogenhöhe für diesen Kontakt (die Nadel).
Mit Umschalt: Handgelenk und Ellbogen zusammen, das Gesicht sichtbar.
Leicht: jedes Gelenk nahe seiner Mitte, der Ellbogen tief neben dem Körper; nach RULA (McAtamney &amp; Corlett 1993).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>O brings it clear.</source>
      <translation>O behebt es.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>Elbow height round its circle: 0° is the lowest point. Drag, or arrows 1°, with Shift 0.1°, Page 10°.</source>
      <translation>Ellbogenhöhe auf seinem Kreis: 0° ist der tiefste Punkt. Ziehen, oder Pfeiltasten 1°, mit Umschalt 0,1°, Bild 10°.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>Elbow height in degrees</source>
      <translation>Ellbogenhöhe in Grad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>Relax</source>
      <translation>Lockern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>The elbow's circle ends at a whole turn.</source>
      <translation>Der Kreis des Ellbogens endet bei einer ganzen Umdrehung.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>{wanted} is not possible; {nearest} is the nearest.</source>
      <translation>{wanted} ist nicht möglich; am nächsten ist {nearest}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>At no elbow height is it clear; {clears}</source>
      <translation>Bei keiner Ellbogenhöhe ist sie frei; {clears}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>It is clear at {in_degrees}. {clears}</source>
      <translation>Frei ist es bei {in_degrees}. {clears}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>{words} elsewhere in the hold. {way_out_words}</source>
      <translation>{words} anderswo im Halt. {way_out_words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>The {part} is in {name}</source>
      <translation>{part} steckt in: {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>{part} in {name}.</source>
      <translation>{part} in: {name}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>No height is possible. {words}</source>
      <translation>Keine Höhe ist möglich. {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>Below</source>
      <translation>Darunter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/elbow.py" />
      <source>Above</source>
      <translation>Darüber</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/panel.py" />
      <source>The contact stays in place.</source>
      <translation>Der Kontakt bleibt, wo er ist.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/panel.py" />
      <location filename="../../../signer/studio/window.py" />
      <source>Posture</source>
      <translation>Haltung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/panel.py" />
      <source>How the hand is held: wrist, elbow, directions, contact</source>
      <translation>Wie die Hand gehalten wird: Handgelenk, Ellbogen, Richtungen, Kontakt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Discomfort: 0 at ease, from 1 on clearly awkward, 3 where nobody holds it.
{counts}
After RULA, McAtamney &amp; Corlett 1993; weights by eye.</source>
      <translation>Anstrengung: 0 entspannt, ab 1 deutlich unbequem, 3 wo niemand sie hält.
{counts}
Nach RULA, McAtamney &amp; Corlett 1993; Gewichte nach Augenmaß.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Counted: how high the elbow stands, how far before, behind or off the body, and its turn.</source>
      <translation>Gezählt: wie hoch der Ellbogen steht, wie weit vor, hinter oder ab vom Körper, und seine Drehung.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Counted: bent by less than 30° or more than 125°.</source>
      <translation>Gezählt: um weniger als 30° oder mehr als 125° gebeugt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Counted: bend and side bend together, bend past 30°, forearm turned past its middle half.</source>
      <translation>Gezählt: Beugung und Seitbeugung zusammen, Beugung über 30°, Unterarm über seine mittlere Hälfte gedreht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>The deepest place of hand and forearm in the body or in the other arm.
Soft: no deeper than flesh gives, 3 mm, 6 mm about the articulator, 8 mm where a palm lies on something.</source>
      <translation>Die tiefste Stelle von Hand und Unterarm im Körper oder im anderen Arm.
Weich: nicht tiefer, als Fleisch nachgibt, 3 mm, 6 mm um den Handteil, 8 mm wo eine Handfläche aufliegt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Reach</source>
      <translation>Reichweite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>Inside</source>
      <translation>Innen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>Shoulder</source>
      <translation>Schulter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <location filename="../../../signer/studio" />
      <source>Elbow</source>
      <translation>Ellbogen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>past its limit</source>
      <translation>über der Grenze</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>at its limit</source>
      <translation>an der Grenze</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>at ease</source>
      <translation>entspannt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/readouts.py" />
      <source>{discomfort:.1f}, awkward</source>
      <translation>{discomfort:.1f}, unbequem</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>Let another part of this hand touch a second place.
The first contact is met exactly, the second as nearly as the wrist allows.</source>
      <translation>Einen weiteren Teil dieser Hand eine zweite Stelle berühren lassen.
Der erste Kontakt wird genau erreicht, der zweite so gut, wie das Handgelenk erlaubt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>+ Second contact</source>
      <translation>+ Zweiter Kontakt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>Part of the hand that touches the second place</source>
      <translation>Teil der Hand, der die zweite Stelle berührt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <location filename="../../../signer/tables/reading.py" />
      <source>Second place</source>
      <translation>Zweite Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>Take the second contact away</source>
      <translation>Zweiten Kontakt wegnehmen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>{missed_m:.1f} mm</source>
      <translation>{missed_m:.1f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/second_contact.py" />
      <source>How far the second contact misses on the drawn skin</source>
      <translation>Wie weit der zweite Kontakt auf der gezeichneten Haut danebenliegt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>The shoulder goes by itself: it helps fully towards what is far, and nothing is done by hand.</source>
      <translation>Die Schulter geht von selbst: sie hilft voll bei Fernem, und nichts ist von Hand gesetzt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>{0} Drag, or arrows {1}, with Shift a tenth, Page {2}. A change between keys sets a key of the shoulder.</source>
      <translation>{0} Ziehen, oder Pfeiltasten {1}, mit Umschalt ein Zehntel, Bild {2}. Eine Änderung zwischen Schlüsselbildern setzt ein Schlüsselbild der Schulter.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Helps</source>
      <translation>Hilft</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>How much the shoulder helps by itself towards what is far.</source>
      <translation>Wie sehr die Schulter bei Fernem von selbst hilft.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Raise</source>
      <translation>Heben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Right: a shrug. Left: a slump.</source>
      <translation>Rechts: hochgezogen. Links: hängend.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Forward</source>
      <translation>Vor</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Right: drawn forward. Left: drawn back.</source>
      <translation>Rechts: nach vorn gezogen. Links: nach hinten.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Auto</source>
      <translation>Selbst</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Shoulder: {title}</source>
      <translation>Schulter: {title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/words/readings.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>at rest</source>
      <translation>in Ruhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>Shoulder: {told} is not possible; {told2} is the nearest</source>
      <translation>Schulter: {told} ist nicht möglich; am nächsten ist {told2}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <source>{answer}: it goes no further.</source>
      <translation>{answer}: weiter geht es nicht.</translation>
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
      <translation>hoch</translation>
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
      <translation>runter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/shoulder.py" />
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>forward</source>
      <translation>vor</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <source>Bend</source>
      <translation>Beugen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <source>Side</source>
      <comment>bend of the wrist</comment>
      <translation>Seitwärts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <source>Forearm turn</source>
      <translation>Unterarm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>Keep elbow while turning</source>
      <translation>Ellbogen halten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>The elbow stays where it is while a dial turns the wrist, as far as the contact allows.
Buttons of directions find an easy elbow anyway.</source>
      <translation>Der Ellbogen bleibt, wo er ist, während ein Wähler das Handgelenk dreht, soweit der Kontakt es erlaubt.
Knöpfe der Richtungen finden trotzdem einen leichten Ellbogen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>{in_degrees} is not possible; {in_degrees2} is the nearest</source>
      <translation>{in_degrees} ist nicht möglich; am nächsten ist {in_degrees2}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>{answer}: {title} goes no further {words_toward}.</source>
      <translation>{answer}: {title} geht nicht weiter {words_toward}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/posture/wrist.py" />
      <source>Not {in_degrees} to {in_degrees2}: {words}</source>
      <translation>Nicht {in_degrees} bis {in_degrees2}: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>A hand cannot be brought to its own arm; choose a place elsewhere.</source>
      <translation>Eine Hand kann nicht an den eigenen Arm gebracht werden; eine andere Stelle wählen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Bring both hands to each other, in front of the signer</source>
      <translation>Beide Hände vor der Figur zueinander bringen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>There is no skin here; click a dot, or the signer.</source>
      <translation>Hier ist keine Haut; auf einen Punkt oder auf die Figur klicken.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Face and head</source>
      <translation>Gesicht und Kopf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Neck, shoulders and trunk</source>
      <translation>Hals, Schultern und Rumpf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/words/guesses.py" />
      <location filename="../../../signer/studio" />
      <source>Arm</source>
      <translation>Arm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>The other arm</source>
      <translation>Der andere Arm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio" />
      <source>Hand</source>
      <translation>Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>The other hand, as it is shaped here</source>
      <translation>Die andere Hand, wie sie hier geformt ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio/stage/view.py" />
      <location filename="../../../signer/studio" />
      <source>Space</source>
      <translation>Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Places in front of the signer</source>
      <translation>Stellen vor der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>In front</source>
      <translation>Davor</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>27 places in front of the signer</source>
      <translation>27 Stellen vor der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>By head</source>
      <translation>Am Kopf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Close to the head, without touching</source>
      <translation>Nahe am Kopf, ohne Berührung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>By chest</source>
      <translation>An der Brust</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Close to the chest, without touching</source>
      <translation>Nahe an der Brust, ohne Berührung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>In room</source>
      <translation>Im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Places in the room, where a hand stays while the trunk moves</source>
      <translation>Orte im Raum, wo eine Hand bleibt, während sich der Rumpf bewegt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Near the chest</source>
      <translation>Nahe der Brust</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Half an arm away</source>
      <translation>Einen halben Arm entfernt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Arm nearly straight</source>
      <translation>Arm fast gestreckt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio/window.py" />
      <location filename="../../../signer/tables/drafting.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>place</source>
      <translation>Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Search {count} places</source>
      <translation>{count} Stellen durchsuchen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Kind of place</source>
      <translation>Art der Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Part of space</source>
      <translation>Teil des Raums</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Distance from the signer</source>
      <translation>Abstand von der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Bring the hand, to stay there in the room, to</source>
      <translation>Die Hand dorthin bringen, um im Raum zu bleiben:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Name of the place</source>
      <translation>Name der Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Keep this place for other signs, too</source>
      <translation>Diese Stelle auch für andere Gebärden aufbewahren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>The place was not kept: {words}.</source>
      <translation>Die Stelle wurde nicht aufbewahrt: {words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>{name} is found among the places now.</source>
      <translation>{name} steht nun bei den Stellen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Name place</source>
      <translation>Stelle benennen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/browser.py" />
      <source>Site</source>
      <translation>Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pages.py" />
      <source>one of your own places</source>
      <translation>eine der eigenen Stellen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pages.py" />
      <source>Own</source>
      <translation>Eigene</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pictures.py" />
      <source>free point</source>
      <translation>freier Punkt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pictures.py" />
      <source>own place</source>
      <translation>eigene Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pictures.py" />
      <source>Place of the room</source>
      <translation>Ort im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/pictures.py" />
      <source>Free point</source>
      <translation>Freier Punkt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Look the signer in the face</source>
      <translation>Der Figur ins Gesicht blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Right</source>
      <translation>Rechts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Look from the signer's right</source>
      <translation>Von der Rechten der Figur blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Back</source>
      <comment>seen from behind</comment>
      <translation>Hinten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Look from behind</source>
      <translation>Von hinten blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Left</source>
      <translation>Links</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Look from the signer's left</source>
      <translation>Von der Linken der Figur blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Places on the signer</source>
      <translation>Stellen an der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/sites/sheet.py" />
      <source>Side of the signer</source>
      <translation>Seite der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>Comes in</source>
      <translation>Kommt in</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>How long it takes to come, before its hold: the slope before its bar on the timeline</source>
      <translation>Wie lange es kommt, vor seinem Halt: die Flanke vor seinem Balken auf der Zeitleiste</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>Holds for</source>
      <translation>Hält für</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>How long it stays: its bar on the timeline</source>
      <translation>Wie lange es bleibt: sein Balken auf der Zeitleiste</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>Goes in</source>
      <translation>Geht in</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>How long it takes to go back, after its hold: the slope behind its bar</source>
      <translation>Wie lange es zurückgeht, nach seinem Halt: die Flanke hinter seinem Balken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/panels/span_fields.py" />
      <source>{tip}. Click and type a time, as 0.2</source>
      <translation>{tip}. Klicken und eine Zeit eintippen, etwa 0,2</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/pictures/sign_drawing.py" />
      <source>sign {digest} {camera} {picture_px} {drawn}</source>
      <translation>sign {digest} {camera} {picture_px} {drawn}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>{} begins a marking: type its glosses, and ) behind the last.</source>
      <translation>{} beginnt eine Markierung: ihre Glossen eintippen, und ) hinter der letzten.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>No marking is begun before the caret: type one as t( before its first gloss, or choose items and a card of the Face panel.</source>
      <translation>Vor der Einfügemarke ist keine Markierung begonnen: eine wie t( vor ihrer ersten Glosse eintippen, oder Glieder und eine Karte im Feld Gesicht wählen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>There is nothing before the caret to end.</source>
      <translation>Vor der Einfügemarke ist nichts zu beenden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>Every sign is as it is in the library.</source>
      <translation>Jede Gebärde ist wie in der Bibliothek.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>The library has no sign for {unknown}: the red items are gaps to fill. Shift+Enter spells the one before the caret, a right click offers to choose a sign.</source>
      <translation>Die Bibliothek hat keine Gebärde für {unknown}: die roten Glieder sind Lücken. Umschalt+Eingabe buchstabiert das vor der Einfügemarke, ein Rechtsklick bietet Gebärden zur Wahl.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>It is spelled already.</source>
      <translation>Es ist schon buchstabiert.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>the clipboard</source>
      <translation>die Zwischenablage</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>1 sign is</source>
      <translation>1 Gebärde ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>{count} signs are</source>
      <translation>{count} Gebärden sind</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>{count} as in the library now; changes made here are kept</source>
      <translation>{count} nun wie in der Bibliothek; Änderungen von hier bleiben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>The sign of yours that bears this name goes.</source>
      <translation>Die eigene Gebärde dieses Namens wird ersetzt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/acts.py" />
      <source>{stem} is kept among your own signs.</source>
      <translation>{stem} liegt nun bei den eigenen Gebärden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answer_card.py" />
      <source>Enter takes it, Tab the next. Space takes exactly what is typed, Shift+Enter spells it.</source>
      <translation>Eingabe nimmt es, Tab das nächste. Leertaste nimmt genau das Getippte, Umschalt+Eingabe buchstabiert es.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answer_card.py" />
      <source>None is called so: Enter or Tab chooses, Shift+Enter spells it. Space takes exactly what is typed.</source>
      <translation>Keine heißt so: Eingabe oder Tab wählt, Umschalt+Eingabe buchstabiert. Leertaste nimmt genau das Getippte.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answer_card.py" />
      <source>Gloss, fs-WORD, #WORD, number, IX, (0.5s), t( )</source>
      <translation>Glosse, fs-WORT, #WORT, Zahl, IX, (0.5s), t( )</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answer_card.py" />
      <source>Answers</source>
      <translation>Antworten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>Nothing is called so, and there is nothing in it to spell.</source>
      <translation>Nichts heißt so, und nichts darin lässt sich buchstabieren.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>from {name}</source>
      <translation>von {name}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>your own sign</source>
      <translation>eigene Gebärde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>spelled as one sign</source>
      <translation>als eine Gebärde buchstabiert</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>spelled</source>
      <translation>buchstabiert</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>number</source>
      <translation>Zahl</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>point</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>classifier</source>
      <translation>Klassifikator</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>cannot be spelled</source>
      <translation>nicht buchstabierbar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>too long a pause</source>
      <translation>zu lange Pause</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <source>no such sign yet</source>
      <translation>noch keine Gebärde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <location filename="../../../signer/tables/comparing.py" />
      <source>two hands</source>
      <translation>zwei Hände</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/answers.py" />
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/tables/comparing.py" />
      <source>one hand</source>
      <translation>eine Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>No life</source>
      <translation>Kein Leben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Life 30 %</source>
      <translation>Leben 30 %</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Life 50 %</source>
      <translation>Leben 50 %</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Life 100 %</source>
      <translation>Leben 100 %</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Nothing</source>
      <translation>Nichts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>A phrase  ,</source>
      <translation>Eine Phrase  ,</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>A clause  ;</source>
      <translation>Ein Teilsatz  ;</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>A sentence  .</source>
      <translation>Ein Satz  .</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>As its neighbours ask</source>
      <translation>Wie die Nachbarn verlangen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Stays as it was</source>
      <translation>Bleibt, wie sie war</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Waits before the belly</source>
      <translation>Wartet vor dem Bauch</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Goes to rest</source>
      <translation>Geht zur Ruhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Natural: as people sign</source>
      <translation>Natürlich: wie Menschen gebärden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Clear: quicker signs, slower transitions</source>
      <translation>Deutlich: schnellere Gebärden, langsamere Übergänge</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Teaching: slow</source>
      <translation>Unterricht: langsam</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Citation: as in the library</source>
      <translation>Zitierform: wie in der Bibliothek</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Change its keys (Enter)</source>
      <translation>Schlüsselbilder ändern (Eingabe)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Spell it instead</source>
      <translation>Stattdessen buchstabieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Choose another sign…</source>
      <translation>Andere Gebärde wählen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Tempo</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Another…	Alt+T</source>
      <translation>Anderes …	Alt+T</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Begins</source>
      <translation>Beginnt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Move it in space…</source>
      <translation>Im Raum verschieben …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>{one:g} s longer</source>
      <translation>{one:g} s länger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>No longer</source>
      <translation>Nicht länger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Hold its end</source>
      <translation>Ende halten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>End of</source>
      <translation>Ende von</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Hand that it leaves free</source>
      <translation>Hand, die frei bleibt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Mirrored	Alt+M</source>
      <translation>Gespiegelt	Alt+M</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>One hand	Alt+O</source>
      <translation>Eine Hand	Alt+O</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Signal over it</source>
      <translation>Signal darüber</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Delete	Del</source>
      <translation>Löschen	Entf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Another length…</source>
      <translation>Andere Länge …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Put a sign in its place…</source>
      <translation>Gebärde an diese Stelle setzen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Free of the body, by itself</source>
      <translation>Von selbst frei vom Körper</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>An arc of {high:.0f} cm</source>
      <translation>Ein Bogen von {high:.0f} cm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>As long as the way asks for</source>
      <translation>So lange, wie der Weg verlangt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>In the Face panel</source>
      <translation>Im Feld Gesicht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Tempo {one:g}{times}</source>
      <translation>Tempo {one:g}{times}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Another tempo…</source>
      <translation>Anderes Tempo …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Zoom in until all names fit</source>
      <translation>Vergrößern, bis alle Namen passen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Update all from the library</source>
      <translation>Alle aus der Bibliothek auffrischen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Times the tempo of the sentence:</source>
      <translation>Vielfaches des Satztempos:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Seconds, at the tempo 1:</source>
      <translation>Sekunden, beim Tempo 1:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Pause</source>
      <comment>part of a sentence</comment>
      <translation>Pause</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Tempo of the sentence:</source>
      <translation>Tempo des Satzes:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>When the hands get there</source>
      <translation>Wenn die Hände dort sind</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>At {start_s:.2f} s, as now</source>
      <translation>Bei {start_s:.2f} s, wie jetzt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>At the playhead, {playhead_s:.2f} s	Alt+B</source>
      <translation>An der Abspielmarke, {playhead_s:.2f} s	Alt+B</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>At another time…</source>
      <translation>Zu anderer Zeit …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Seconds; {earliest_s:.2f} s at the earliest:</source>
      <translation>Sekunden; frühestens {earliest_s:.2f} s:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Begins at</source>
      <translation>Beginnt bei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <location filename="../../../signer/studio/stage/stage.py" />
      <source>The signer</source>
      <translation>Die Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>The addressee</source>
      <translation>Das Gegenüber</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Goes from</source>
      <translation>Geht aus von</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Goes to</source>
      <translation>Geht zu</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Things</source>
      <translation>Dinge</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>An address</source>
      <translation>eine Adresse</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>The time</source>
      <translation>die Uhrzeit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>An age</source>
      <translation>ein Alter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>An order</source>
      <translation>eine Reihenfolge</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Number of</source>
      <translation>Zahl für</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Slide aside</source>
      <translation>Zur Seite gleiten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Form again</source>
      <translation>Neu formen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Bounce</source>
      <translation>Hüpfen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Two equal letters</source>
      <translation>Zwei gleiche Buchstaben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>All signals…</source>
      <translation>Alle Signale …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Update from the library</source>
      <translation>Aus der Bibliothek auffrischen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Put back what was changed here</source>
      <translation>Hier Geändertes zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Save to the library…</source>
      <translation>In der Bibliothek speichern …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/menus.py" />
      <source>Detach from the library</source>
      <translation>Von der Bibliothek lösen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>Rates not judged by signers</source>
      <translation>Tempo nicht geprüft</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/words/facing.py" />
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>left</source>
      <translation>links</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/words/facing.py" />
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>right</source>
      <translation>rechts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>natural</source>
      <translation>natürlich</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>clear</source>
      <translation>deutlich</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>teaching</source>
      <translation>Unterricht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>citation</source>
      <translation>Zitierform</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>Its own time</source>
      <translation>Seine eigene Zeit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>from {place}</source>
      <translation>von {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>to {place}</source>
      <translation>nach {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>mirrored</source>
      <translation>gespiegelt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>{repeats} times</source>
      <translation>{repeats}-mal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>held {hold_s:g} s</source>
      <translation>gehalten {hold_s:g} s</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>moved {words}</source>
      <translation>verschoben: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>{count} changed</source>
      <translation>{count} geändert</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>{by_m:.3g} cm {more}</source>
      <translation>{by_m:.3g} cm {more}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/paint.py" />
      <source>Type glosses: MY NAME fs-JOE . IX-2p NAME WHAT ?   A line of them can be pasted.</source>
      <translation>Glossen eintippen: MY NAME fs-JOE . IX-2p NAME WHAT ?   Eine Zeile davon kann eingefügt werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>No item of the sentence is chosen: click one, or move the caret with Shift and the arrows.</source>
      <translation>Kein Glied des Satzes ist gewählt: eines anklicken, oder die Einfügemarke mit Umschalt und Pfeiltasten bewegen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>Pauses and gaps begin when what is before them ends; pin what is signed after them.</source>
      <translation>Pausen und Lücken beginnen, wenn endet, was davor ist; das heften, was danach gebärdet wird.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>The hands get to {} at {} s at the earliest: make quicker what comes before.</source>
      <translation>Die Hände sind bei {} frühestens bei {} s: das davor schneller machen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>It is as quick as an item can be: {tempo:g} times its own tempo.</source>
      <translation>Schneller kann es nicht sein: das {tempo:g}-Fache des eigenen Tempos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>It is as slow as an item can be: {tempo:g} times its own tempo.</source>
      <translation>Langsamer kann es nicht sein: das {tempo:g}-Fache des eigenen Tempos.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>{gloss} begins when the hands get there.</source>
      <translation>{gloss} beginnt, wenn die Hände dort sind.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/timing_acts.py" />
      <source>{gloss} begins at {now_s:.2f} s.</source>
      <translation>{gloss} beginnt bei {now_s:.2f} s.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Nobody who signs has judged the rates and transitions of sentences yet: they are this project's own, from published figures where there are any.</source>
      <translation>Noch hat niemand, der gebärdet, Tempo und Übergänge von Sätzen beurteilt: es sind die dieses Projekts, aus veröffentlichten Zahlen, wo es welche gibt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>This sign is worked on in its own time, that of the library; in the sentence it plays so many times as quickly. Below is when the playhead's moment comes there, as it was last performed. Esc goes back.</source>
      <translation>An dieser Gebärde wird in ihrer eigenen Zeit gearbeitet, der der Bibliothek; im Satz läuft sie so vielmal so schnell. Darunter steht, wann der Zeitpunkt der Abspielmarke dort kommt, wie zuletzt gebärdet. Esc geht zurück.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Its path was set so: a double click chooses another one.</source>
      <translation>Der Pfad wurde so gesetzt: ein Doppelklick wählt einen anderen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>No free way was found.</source>
      <translation>Kein freier Weg wurde gefunden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Too fast: a wrist goes over 2 m/s.</source>
      <translation>Zu schnell: ein Handgelenk geht über 2 m/s.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>The {part} is {depth_mm:.0f} mm inside the {into}</source>
      <translation>{part}: {depth_mm:.0f} mm in: {into}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>{deep} at {time_s:.2f} s. {why}</source>
      <translation>{deep} bei {time_s:.2f} s. {why}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>{not_judged}
Click for style and tempo.</source>
      <translation>{not_judged}
Klicken für Stil und Tempo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Pause of </source>
      <translation>Pause von </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Transition of {end_s:.2f} s{part}</source>
      <translation>Übergang von {end_s:.2f} s{part}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>, an arc</source>
      <translation>, ein Bogen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Drag changes its length, a double click its path.</source>
      <translation>Ziehen ändert die Länge, ein Doppelklick den Pfad.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>its own time</source>
      <translation>eigene Zeit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>plays {pace:.2g}×</source>
      <translation>läuft {pace:.2g}×</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>{carried:.2f} s of the sentence</source>
      <translation>{carried:.2f} s des Satzes</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>The library has no such sign. Right click: spell it, or choose a sign.</source>
      <translation>Die Bibliothek hat keine solche Gebärde. Rechtsklick: buchstabieren, oder eine Gebärde wählen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>The hands stay as they are. Drag its end, or double click, to change its length.</source>
      <translation>Die Hände bleiben, wie sie sind. Das Ende ziehen, oder Doppelklick, ändert die Länge.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Pinned to {at_s:.2f} s: what comes before is held until then.</source>
      <translation>Geheftet an {at_s:.2f} s: was davor kommt, wird bis dahin gehalten.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Pinned to {at_s:.2f} s; the hands get there at {late_s:.2f} s only.</source>
      <translation>Geheftet an {at_s:.2f} s; die Hände sind erst bei {late_s:.2f} s dort.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>The library has another sign now. Right click: Update from the library.</source>
      <translation>Die Bibliothek hat nun eine andere Gebärde. Rechtsklick: Aus der Bibliothek auffrischen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/told.py" />
      <source>Double click, or Enter, changes its keys. Alt+drag pins its beginning, of its end its tempo.</source>
      <translation>Doppelklick, oder Eingabe, ändert ihre Schlüsselbilder. Alt+Ziehen heftet ihren Anfang, am Ende ihr Tempo.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>behind {title_of}</source>
      <translation>hinter {title_of}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>at the beginning</source>
      <translation>am Anfang</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>{chosen} chosen</source>
      <translation>{chosen} gewählt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>Caret {where}</source>
      <translation>Einfügemarke {where}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>{told}. {count} items.</source>
      <translation>{told}. {count} Glieder.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/sentences/track.py" />
      <source>{begin:.2f} to {end:.2f} s</source>
      <translation>{begin:.2f} bis {end:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Learning it: some seconds.</source>
      <translation>Wird gelernt: einige Sekunden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Laying the places on its skin anew.</source>
      <translation>Die Stellen werden neu auf seine Haut gelegt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Look whether dots lie where they should. Choose one, and click where it belongs; drag beside it to turn.</source>
      <translation>Prüfen, ob die Punkte liegen, wo sie sollen. Einen wählen und dorthin klicken, wohin er gehört; daneben ziehen dreht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Use it</source>
      <translation>Verwenden</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Landmarks</source>
      <translation>Landmarken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>The avatar</source>
      <translation>Der Avatar</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Shown</source>
      <translation>Gezeigt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Back to the guess</source>
      <translation>Zurück zur Vermutung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Where the fit had this place</source>
      <translation>Wo die Anpassung diese Stelle hatte</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>I may change it and pass it on</source>
      <translation>Ich darf ihn ändern und weitergeben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Go on with these bones</source>
      <translation>Mit diesen Knochen weiter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Hands stop at</source>
      <translation>Hände enden bei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>not chosen</source>
      <translation>nicht gewählt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Some bones were not found by their names. Say which joints stand for them.</source>
      <translation>Einige Knochen wurden nicht an ihren Namen erkannt. Bitte sagen, welche Gelenke für sie stehen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>Its licence:</source>
      <translation>Seine Lizenz:</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>{words}, shown</source>
      <translation>{words}, gezeigt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/avatar_dialog.py" />
      <source>{site_name}: click where it belongs.</source>
      <translation>{site_name}: klicken, wohin es gehört.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Contacts are solved on this body as on any signer. Its handshapes are fitted and its skin is measured beside the window, once you use it.</source>
      <translation>Kontakte werden auf dieser Figur gelöst wie auf jeder. Handformen werden angepasst und die Haut wird vermessen, neben dem Fenster, sobald er verwendet wird.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>There is a signer of that name already; give another one.</source>
      <translation>Diesen Namen gibt es schon; einen anderen angeben.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Man to woman</source>
      <translation>Mann bis Frau</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Age in years</source>
      <translation>Alter in Jahren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Muscles</source>
      <translation>Muskeln</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Weight</source>
      <translation>Gewicht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Breadth of shoulders</source>
      <translation>Schulterbreite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Length of arms</source>
      <translation>Armlänge</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Stature</source>
      <translation>Körpergröße</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Skin, light to dark</source>
      <translation>Haut, hell bis dunkel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Hair, white to black</source>
      <translation>Haar, weiß bis schwarz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Shirt, light to dark</source>
      <translation>Hemd, hell bis dunkel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Customise a signer</source>
      <translation>Eine Figur anpassen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Face and skin of</source>
      <translation>Gesicht und Haut von</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>The step before</source>
      <translation>Der Schritt davor</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>The step after</source>
      <translation>Der Schritt danach</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>As it comes</source>
      <translation>Wie mitgeliefert</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>The body as it ships</source>
      <translation>Der Körper, wie er mitkommt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Build</source>
      <translation>Körperbau</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>years</source>
      <translation>Jahre</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>← → one step, PgUp PgDn ten</source>
      <translation>← → ein Schritt, Bild↑ Bild↓ zehn</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/body_dialog.py" />
      <source>{height:.2f} m tall</source>
      <translation>{height:.2f} m groß</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>not said</source>
      <translation>nicht gesagt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>high: sources or signers agree on it</source>
      <translation>hoch: Quellen oder Gebärdende sind sich einig</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>medium: something in it is doubted</source>
      <translation>mittel: etwas daran ist zweifelhaft</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>low: mostly a guess</source>
      <translation>niedrig: meist vermutet</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>The hand leaves rest that long before the first key, and is back at rest that long after the last one. Another rest sets both times anew, unless you change them here. With life, trunk and head go along with the hands, and lids blink.</source>
      <translation>Die Hand verlässt so lange vor dem ersten Schlüsselbild die Ruhe, und ist so lange nach dem letzten wieder in Ruhe. Eine andere Ruhe setzt beide Zeiten neu, wenn sie hier nicht geändert werden. Mit Leben gehen Rumpf und Kopf mit den Händen mit, und die Lider schlagen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>At r&amp;est</source>
      <translation>In &amp;Ruhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>At rest</source>
      <translation>In Ruhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>Life</source>
      <translation>Leben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>About this sign</source>
      <translation>Über diese Gebärde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>T&amp;ranslation</source>
      <translation>Ü&amp;bersetzung</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Tags</source>
      <translation>Schlagwörter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>separated by commas</source>
      <translation>durch Kommas getrennt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Author</source>
      <translation>Urheber</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Licence</source>
      <translation>Lizenz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>CC BY 4.0</source>
      <translation>CC BY 4.0</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Source</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>a book, a paper, a signer</source>
      <translation>ein Buch, ein Aufsatz, eine gebärdende Person</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>&amp;Confidence</source>
      <translation>&amp;Sicherheit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Notes</source>
      <translation>Notizen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>&amp;Notes</source>
      <translation>&amp;Notizen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Way up from rest</source>
      <translation>Weg aus der Ruhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Way back to rest</source>
      <translation>Weg zur Ruhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>{title}: a time, as 0.4, or frames, as 12 f</source>
      <translation>{title}: eine Zeit, etwa 0,4, oder Bilder, etwa 12 f</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>About this sentence</source>
      <translation>Über diesen Satz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>Title</source>
      <translation>Titel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>My name</source>
      <translation>Mein Name</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>My name is Joe. What is yours?</source>
      <translation>Mein Name ist Joe. Und deiner?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>a book, a film, a signer</source>
      <translation>ein Buch, ein Film, eine gebärdende Person</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/details_dialog.py" />
      <source>With life, trunk and head go along with the hands, and lids blink.</source>
      <translation>Mit Leben gehen Rumpf und Kopf mit den Händen mit, und die Lider schlagen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Nothing is proposed. Markings are typed over glosses: t( ), yn( ), wh( ), rh( ), cond( ), neg( ), nod( ), rel( ), rs:mary( ).</source>
      <translation>Nichts ist vorgeschlagen. Markierungen werden über Glossen getippt: t( ), yn( ), wh( ), rh( ), cond( ), neg( ), nod( ), rel( ), rs:mary( ).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Published rules ask for this; nobody who signs has reviewed it. Enter lays it, Del declines it.</source>
      <translation>Veröffentlichte Regeln verlangen das; niemand, der gebärdet, hat es geprüft. Eingabe legt es, Entf lehnt ab.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Grammar is proposed for sentences: open one, or start one with this sign.</source>
      <translation>Grammatik wird für Sätze vorgeschlagen: einen öffnen, oder einen mit dieser Gebärde beginnen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Proposed grammar</source>
      <translation>Vorgeschlagene Grammatik</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Lay it</source>
      <translation>Legen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Lay the signal (Enter)</source>
      <translation>Das Signal legen (Eingabe)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Decline</source>
      <translation>Ablehnen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Propose it no more (Del)</source>
      <translation>Nicht mehr vorschlagen (Entf)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Lay all</source>
      <translation>Alle legen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Lay all that is proposed, one undo step</source>
      <translation>Alles Vorgeschlagene legen, ein Schritt zum Rückgängigmachen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/grammar_window.py" />
      <source>Lies over: {scope}
Source: {source}</source>
      <translation>Liegt über: {scope}
Quelle: {source}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/guesses_window.py" />
      <source>Guesses</source>
      <translation>Vermutungen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/half_circle.py" />
      <source>Who stands where, seen from above</source>
      <translation>Wer wo steht, von oben gesehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>With the mouse</source>
      <translation>Mit der Maus</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Turn the view</source>
      <translation>Ansicht drehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Drag</source>
      <translation>Ziehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Move the view</source>
      <translation>Ansicht verschieben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Shift+drag</source>
      <translation>Umschalt+Ziehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Come nearer</source>
      <translation>Näher heran</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Wheel</source>
      <translation>Mausrad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Give up a drag</source>
      <translation>Ziehen aufgeben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Choose several keys</source>
      <translation>Mehrere Schlüsselbilder wählen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Drag on a track</source>
      <translation>Auf einer Spur ziehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Copy keys</source>
      <translation>Schlüsselbilder kopieren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Ctrl+drag</source>
      <translation>Strg+Ziehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Change a hold</source>
      <translation>Halt ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Drag its ends</source>
      <translation>Seine Enden ziehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Rise of face, torso or head</source>
      <translation>Anstieg von Gesicht, Rumpf, Kopf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Drag slope's foot</source>
      <translation>Fuß der Flanke ziehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Set a key of torso or head</source>
      <translation>Schlüsselbild für Rumpf oder Kopf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Double click</source>
      <translation>Doppelklick</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Leave an end unbound</source>
      <translation>Ende ungebunden lassen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Alt+drag</source>
      <translation>Alt+Ziehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Stretch chosen keys</source>
      <translation>Gewählte Schlüsselbilder strecken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Drag bracket</source>
      <translation>Klammer ziehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Play a stretch alone</source>
      <translation>Nur eine Strecke abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Ctrl+drag on ruler</source>
      <translation>Strg+Ziehen auf dem Lineal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Write on a marker</source>
      <translation>Marker beschriften</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Other ways, also to rest</source>
      <translation>Andere Wege, auch zur Ruhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Right click</source>
      <translation>Rechtsklick</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>In a sentence</source>
      <translation>In einem Satz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Search, take, next answer</source>
      <translation>Suchen, nehmen, nächste Antwort</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Type, Enter, Tab</source>
      <translation>Tippen, Eingabe, Tab</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>End it, ask</source>
      <translation>Beenden, fragen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Change a sign's keys</source>
      <translation>Schlüsselbilder einer Gebärde ändern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Move, tempo</source>
      <translation>Verschieben, Tempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Alt+arrows</source>
      <translation>Alt+Pfeiltasten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>On a dial or the elbow bar</source>
      <translation>Auf einem Wähler oder dem Ellbogenbalken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>One degree</source>
      <translation>Ein Grad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Arrows</source>
      <translation>Pfeiltasten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>A tenth</source>
      <translation>Ein Zehntel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Shift+arrows</source>
      <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Ten degrees</source>
      <translation>Zehn Grad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Page up, Page down</source>
      <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>The editor in which a sign of American Sign Language is written the way a signer thinks of it: this handshape, this part of the hand, on this part of the body.</source>
      <translation>Der Editor, in dem eine Gebärde der American Sign Language so geschrieben wird, wie Gebärdende sie denken: diese Handform, dieser Teil der Hand, an dieser Stelle des Körpers.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>No signer has reviewed the handshapes, articulators, sites and signs yet: take them as a draft.</source>
      <translation>Niemand, der gebärdet, hat Handformen, Handteile, Stellen und Gebärden bisher geprüft: sie sind ein Entwurf.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Nor has anybody who signs reviewed the signals of face, gaze and head, or how far they go.</source>
      <translation>Ebenso wenig hat jemand, der gebärdet, die Signale von Gesicht, Blick und Kopf geprüft, oder wie weit sie gehen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Flesh does not give: where palms meet, skins overlap by some millimetres, and this is told.</source>
      <translation>Fleisch gibt nicht nach: wo Handflächen sich treffen, überlappt die Haut um einige Millimeter, und das wird gesagt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Nor has anybody judged the rates and transitions of sentences.</source>
      <translation>Auch Tempo und Übergänge von Sätzen hat niemand beurteilt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Signer is free software under the MIT licence. The inventories of handshapes, articulators and sites are CC BY 4.0, their sources are named in SOURCES.md. The body is made from CC0 data of the MakeHuman community.</source>
      <translation>Signer ist freie Software unter der MIT-Lizenz. Die Inventare der Handformen, Handteile und Stellen sind CC BY 4.0, ihre Quellen stehen in SOURCES.md. Der Körper ist aus CC0-Daten der MakeHuman-Gemeinschaft gemacht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Signer uses Qt for Python (PySide6) and Qt under the GNU Lesser General Public Licence, version 3. You may replace these libraries by your own builds; their source is at code.qt.io. The letters are Inter, under the SIL Open Font License 1.1.</source>
      <translation>Signer verwendet Qt für Python (PySide6) und Qt unter der GNU Lesser General Public Licence, Version 3. Diese Bibliotheken dürfen durch eigene ersetzt werden; ihr Quelltext liegt auf code.qt.io. Die Schrift ist Inter, unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Letters act everywhere but in text fields, and in panels with a search, where they search. Arrows act on the stage and the timeline. Tab goes from control to control.</source>
      <translation>Buchstaben wirken überall außer in Textfeldern und in Feldern mit Suche, wo sie suchen. Pfeiltasten wirken auf der Bühne und der Zeitleiste. Tab geht von Element zu Element.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>About Signer</source>
      <translation>Über Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Signer {version}</source>
      <translation>Signer {version}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>What is missing</source>
      <translation>Was fehlt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Licences</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/help_dialogs.py" />
      <source>Libraries that come along</source>
      <translation>Mitgelieferte Bibliotheken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/history_window.py" />
      <source>As it was opened</source>
      <translation>Wie es geöffnet wurde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/history_window.py" />
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/history_window.py" />
      <source>Steps taken</source>
      <translation>Getane Schritte</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>Hands flow through keys that ask for no stop, trunk, head and shoulders go along, lids blink. Contacts stay where they are. 50 % is what new signs and sentences begin with, 30 % suits teaching.</source>
      <translation>Hände fließen durch Schlüsselbilder, die keinen Halt verlangen, Rumpf, Kopf und Schultern gehen mit, Lider schlagen. Kontakte bleiben, wo sie sind. Mit 50 % beginnen neue Gebärden und Sätze, 30 % eignen sich zum Unterricht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>Shows it without life as long as you hold this down</source>
      <translation>Zeigt es ohne Leben, solange dies gedrückt ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>How much of it there is: ← → one percent, PgUp PgDn ten</source>
      <translation>Wie viel davon: ← → ein Prozent, Bild auf/ab zehn</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>Play it again and again</source>
      <translation>Immer wieder abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/life_window.py" />
      <source>Without life</source>
      <translation>Ohne Leben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Places belong to a sentence: open one, or start one with this sign (Sign menu).</source>
      <translation>Orte gehören zu einem Satz: einen öffnen, oder einen mit dieser Gebärde beginnen (Menü Gebärde).</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Double-click adds somebody, a drag moves them, Del takes them away.</source>
      <translation>Doppelklick fügt jemanden hinzu, Ziehen verschiebt, Entf nimmt weg.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>The square is where the chosen item is signed: a drag moves it.</source>
      <translation>Das Quadrat ist, wo das gewählte Glied gebärdet wird: Ziehen verschiebt es.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>It touches the body or the other hand at every key, and goes with them.</source>
      <translation>Sie berührt bei jedem Schlüsselbild den Körper oder die andere Hand und geht mit ihnen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Choose an item of the sentence to say whom it is about, and where it is.</source>
      <translation>Ein Glied des Satzes wählen, um zu sagen, von wem es handelt und wo es ist.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Who stands where</source>
      <translation>Wer wo steht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Who or what stands there</source>
      <translation>Wer oder was dort steht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Take the chosen place away (Del)</source>
      <translation>Den gewählten Ort wegnehmen (Entf)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Height of the place over the notch of the breastbone</source>
      <translation>Höhe des Orts über der Kerbe des Brustbeins</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>From…</source>
      <translation>Von …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Then click whom it goes from</source>
      <translation>Dann anklicken, von wem es ausgeht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>To…</source>
      <translation>Zu …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Then click whom it goes to</source>
      <translation>Dann anklicken, zu wem es geht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>The sign as it is, bent to nobody</source>
      <translation>Die Gebärde, wie sie ist, zu niemandem gebeugt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Moved {words}</source>
      <translation>Verschoben: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>ahead</source>
      <translation>voraus</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Where it is written: moved nowhere</source>
      <translation>Wo es geschrieben ist: nicht verschoben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>Ahead</source>
      <translation>Voraus</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>points at {end}</source>
      <translation>zeigt auf {end}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/places_window.py" />
      <source>from {start} to {end}</source>
      <translation>von {start} zu {end}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Space again · S slower · Enter shows the letters · N another word · T type a word · 2 to 6 the rate</source>
      <translation>Leertaste noch einmal · S langsamer · Eingabe zeigt die Buchstaben · N anderes Wort · T Wort eintippen · 2 bis 6 das Tempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Press N for a word, or T to type one for somebody else to read.</source>
      <translation>N drücken für ein Wort, oder T, um eines zu tippen, das jemand anders lesen soll.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>One moment…</source>
      <translation>Einen Moment …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Spelling practice - Signer</source>
      <translation>Buchstabieren üben - Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Letters of the word</source>
      <translation>Buchstaben des Worts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Word to spell</source>
      <translation>Zu buchstabierendes Wort</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>or type a word</source>
      <translation>oder ein Wort eintippen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Letters a second</source>
      <translation>Buchstaben je Sekunde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>{rate} letters a second</source>
      <translation>{rate} Buchstaben je Sekunde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Length of words</source>
      <translation>Länge der Wörter</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>To 4</source>
      <translation>Bis 4</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Words of up to four letters</source>
      <translation>Wörter mit bis zu vier Buchstaben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Words of five or six letters</source>
      <translation>Wörter mit fünf oder sechs Buchstaben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>7 on</source>
      <translation>Ab 7</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Words of seven letters and more</source>
      <translation>Wörter mit sieben und mehr Buchstaben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Any</source>
      <translation>Alle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Words of any length</source>
      <translation>Wörter jeder Länge</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Again</source>
      <translation>Noch einmal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Spell it again (Space)</source>
      <translation>Noch einmal buchstabieren (Leertaste)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Slower</source>
      <translation>Langsamer</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Again, slower (S)</source>
      <translation>Noch einmal, langsamer (S)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Show letters</source>
      <translation>Buchstaben zeigen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Show the letters (Enter)</source>
      <translation>Die Buchstaben zeigen (Eingabe)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Next word</source>
      <translation>Nächstes Wort</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Another word (N)</source>
      <translation>Ein anderes Wort (N)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>A draft: {unreviewed}.</source>
      <translation>Ein Entwurf: {unreviewed}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Slower: {rate_hz:.1f} letters a second</source>
      <translation>Langsamer: {rate_hz:.1f} Buchstaben je Sekunde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/practice_window.py" />
      <source>Hide letters</source>
      <translation>Buchstaben verbergen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Nothing is wrong: every contact is met, and nothing is out of reach.</source>
      <translation>Alles in Ordnung: jeder Kontakt ist erreicht, und nichts ist außer Reichweite.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Give the key the easier posture; place and handshape stay, one undo step.</source>
      <translation>Dem Schlüsselbild die leichtere Haltung geben; Stelle und Handform bleiben, ein Schritt zum Rückgängigmachen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Lead the way round</source>
      <translation>Weg herumführen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Look for an arc that leads through nothing, one undo step.</source>
      <translation>Einen Bogen suchen, der durch nichts führt, ein Schritt zum Rückgängigmachen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Bring the hand clear</source>
      <translation>Hand freistellen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Look for another elbow, wrist or stand-off, one undo step.</source>
      <translation>Anderen Ellbogen, anderes Handgelenk oder anderen Abstand suchen, ein Schritt zum Rückgängigmachen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Looking the sign over…</source>
      <translation>Die Gebärde wird durchgesehen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Looking the sentence over…</source>
      <translation>Der Satz wird durchgesehen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Problems</source>
      <translation>Probleme</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Problems of the sign</source>
      <translation>Probleme der Gebärde</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Error</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>Worth a look</source>
      <translation>Einen Blick wert</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>{number:,} errors</source>
      <translation>
        <numerusform>{number:,} Fehler</numerusform>
        <numerusform>{number:,} Fehler</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>{warnings} worth a look</source>
      <translation>{warnings} zum Ansehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/side_windows/problems_window.py" />
      <source>{told}. A click jumps there.</source>
      <translation>{told}. Ein Klick springt dorthin.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>The face is at rest at the playhead: there is nothing to keep.</source>
      <translation>Das Gesicht ist an der Abspielmarke in Ruhe: nichts aufzubewahren.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>Signs made with it keep their faces.</source>
      <translation>Gebärden damit behalten ihre Gesichter.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>Keep this face</source>
      <translation>Dieses Gesicht aufbewahren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>A name for the face at the playhead</source>
      <translation>Ein Name für das Gesicht an der Abspielmarke</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>Name of the face</source>
      <translation>Name des Gesichts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/signals/own_signals.py" />
      <source>{name} stands among the signals of the face now.</source>
      <translation>{name} steht nun bei den Signalen des Gesichts.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/canvas.py" />
      <source>The signer cannot be drawn: this computer offers no OpenGL 3.3. Signs can still be opened, checked and exported.</source>
      <translation>Die Figur kann nicht gezeichnet werden: dieser Rechner bietet kein OpenGL 3.3. Gebärden können trotzdem geöffnet, geprüft und exportiert werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/canvas.py" />
      <source>The signer cannot be drawn any more: OpenGL reported an error.</source>
      <translation>Die Figur kann nicht mehr gezeichnet werden: OpenGL meldet einen Fehler.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Missed by</source>
      <translation>Verfehlt um</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Free</source>
      <translation>Frei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Close-up of the contact</source>
      <translation>Nahaufnahme des Kontakts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Show the contact large (C)</source>
      <translation>Den Kontakt groß zeigen (C)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Drag: turn    Shift+drag: move    Wheel: zoom</source>
      <translation>Ziehen: drehen    Umschalt+Ziehen: verschieben    Mausrad: Zoom</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/lower_edge.py" />
      <source>Click a dot, or bare skin for a place of your own    {hint}</source>
      <translation>Auf einen Punkt klicken, oder auf die Haut für eine eigene Stelle    {hint}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/overlay.py" />
      <source>Elbow {as_degrees}</source>
      <translation>Ellbogen {as_degrees}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Inner brow</source>
      <translation>Innere Braue</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brow</source>
      <translation>Braue</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Outer brow</source>
      <translation>Äußere Braue</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Lid</source>
      <translation>Lid</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Wing of the nose</source>
      <translation>Nasenflügel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Corner of the mouth</source>
      <translation>Mundwinkel</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Upper lip</source>
      <translation>Oberlippe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Lower lip</source>
      <translation>Unterlippe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Chin</source>
      <translation>Kinn</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Nose: turns and nods the head</source>
      <translation>Nase: dreht und nickt den Kopf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Crown: tilts the head</source>
      <translation>Scheitel: neigt den Kopf</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Iris: where the eyes look</source>
      <translation>Iris: wohin die Augen blicken</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/rig.py" />
      <source>Look at {words}</source>
      <translation>Blick auf {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/scene.py" />
      <source> away</source>
      <translation> entfernt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/scene.py" />
      <source> short</source>
      <translation> zu kurz</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/tetrahedron.py" />
      <source>{gamma} {gamma2} inside the elbow</source>
      <translation>{gamma} {gamma2} innen am Ellbogen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/tetrahedron.py" />
      <source>φ {phi} from hanging</source>
      <translation>φ {phi} aus dem Hängen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/tetrahedron.py" />
      <source>θ {theta} from ahead to the side</source>
      <translation>θ {theta} von vorn zur Seite</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/tetrahedron.py" />
      <source>τ {tau} turned inward</source>
      <translation>τ {tau} nach innen gedreht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Face the signer</source>
      <translation>Der Figur gegenüber</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>From the side of the dominant hand</source>
      <translation>Von der Seite der dominanten Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Top</source>
      <translation>Oben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>From above</source>
      <translation>Von oben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Close on the contact</source>
      <translation>Nah am Kontakt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Over the signer’s own shoulder</source>
      <translation>Über die Schulter der Figur</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Show the hand at the keys before and after</source>
      <translation>Die Hand bei den Schlüsselbildern davor und danach zeigen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Show the way of the hand</source>
      <translation>Den Weg der Hand zeigen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Farther (-)</source>
      <translation>Weiter weg (-)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>Nearer (+)</source>
      <translation>Näher (+)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/stage/view_bar.py" />
      <source>More about the view</source>
      <translation>Mehr zur Ansicht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>{picture}: not drawn: the virtual screen does not answer</source>
      <translation>{picture}: nicht gezeichnet: der virtuelle Bildschirm antwortet nicht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>{picture}: not drawn: {refusal}</source>
      <translation>{picture}: nicht gezeichnet: {refusal}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>{picture}: not drawn: the drawing process failed</source>
      <translation>{picture}: nicht gezeichnet: der zeichnende Prozess ist gescheitert</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>{error}; --film-anywhere opens it all the same</source>
      <translation>{error}; --film-anywhere öffnet ihn trotzdem</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>Xvfb</source>
      <translation>Xvfb</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>there is no screen to draw with, and no Xvfb to stand in for one; install xvfb, or run it on a desktop</source>
      <translation>es gibt keinen Bildschirm zum Zeichnen und keinen Xvfb als Ersatz; xvfb installieren, oder auf einem Desktop starten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>the virtual screen (Xvfb) does not start; run it on a desktop, or try Xvfb by hand to see why</source>
      <translation>der virtuelle Bildschirm (Xvfb) startet nicht; auf einem Desktop starten, oder Xvfb von Hand versuchen, um den Grund zu sehen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/still_picture.py" />
      <source>{picture}: not drawn: {error}</source>
      <translation>{picture}: nicht gezeichnet: {error}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Break down</source>
      <translation>Zwischenbild setzen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Breakdown between two keys</source>
      <translation>Zwischenbild zwischen zwei Schlüsselbildern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Share of the way</source>
      <translation>Anteil des Wegs</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Share of the way in percent</source>
      <translation>Anteil des Wegs in Prozent</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>{percent} % of the way</source>
      <translation>{percent} % des Wegs</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>The arc begins before the body; turned by 90° it goes out to the hand's own side.</source>
      <translation>Der Bogen beginnt vor dem Körper; um 90° gedreht geht er zur eigenen Seite der Hand hinaus.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Arc from or to rest</source>
      <translation>Bogen aus der oder zur Ruhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Height of the arc in centimetres</source>
      <translation>Höhe des Bogens in Zentimetern</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/cards.py" />
      <source>Turn of the arc in degrees</source>
      <translation>Drehung des Bogens in Grad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>touching</source>
      <translation>berührt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <location filename="../../../signer/words/wording.py" />
      <source>near</source>
      <translation>nahe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>missed</source>
      <translation>verfehlt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <location filename="../../../signer/words/readings.py" />
      <source>free</source>
      <translation>frei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>worst {millimetres}</source>
      <translation>max. {millimetres}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>, {error_mm:.2f} mm</source>
      <translation>, {error_mm:.2f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>{hand}: {counts} of {count} frames.</source>
      <translation>{hand}: {counts} von {count} Bildern.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>Contact in every frame</source>
      <translation>Kontakt in jedem Bild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>measuring</source>
      <translation>wird gemessen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/contact_strip.py" />
      <source>missed by {error_mm:.1f} mm</source>
      <translation>verfehlt um {error_mm:.1f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/curves/panel.py" />
      <source>&lt;span style="color:{name}"&gt;{dash}&lt;/span&gt; {words} &lt;b&gt;{shown}&lt;/b&gt;</source>
      <translation>&lt;span style="color:{name}"&gt;{dash}&lt;/span&gt; {words} &lt;b&gt;{shown}&lt;/b&gt;</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/curves/plot.py" />
      <source>Curves of the hands over time</source>
      <translation>Kurven der Hände über die Zeit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/curves/sampling.py" />
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>Out</source>
      <translation>Raus</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Click a key to select it. Drag moves it, Ctrl+drag copies it, a drag on an empty track selects several.</source>
      <translation>Ein Schlüsselbild anklicken, um es zu wählen. Ziehen verschiebt, Strg+Ziehen kopiert, Ziehen auf leerer Spur wählt mehrere.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Double-click a sign or one of its keys to change it. Drag signs to move them.</source>
      <translation>Doppelklick auf eine Gebärde oder eines ihrer Schlüsselbilder ändert sie. Ziehen verschiebt Gebärden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>A sign is made of keys: each is a posture at a time.</source>
      <translation>Eine Gebärde besteht aus Schlüsselbildern: jedes ist eine Haltung zu einer Zeit.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>A sentence is made of signs: type their glosses.</source>
      <translation>Ein Satz besteht aus Gebärden: ihre Glossen eintippen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>When the key is reached. Click and type a time, as 0.4</source>
      <translation>Wann das Schlüsselbild erreicht ist. Klicken und eine Zeit eintippen, etwa 0,4</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>held</source>
      <translation>gehalten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>from</source>
      <translation>aus</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>How the hand rises to the first key</source>
      <translation>Wie sich die Hand zum ersten Schlüsselbild hebt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <location filename="../../../signer/tables/drafting.py" />
      <source>then</source>
      <translation>dann</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>How the hand goes on to the next key (Enter on the timeline), or to rest</source>
      <translation>Wie die Hand zum nächsten Schlüsselbild (Eingabe auf der Zeitleiste) oder zur Ruhe weitergeht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>{count} keys selected.</source>
      <translation>{count} Schlüsselbilder gewählt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Key {number} of {of}</source>
      <translation>Schlüsselbild {number} von {of}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Movement to {part}: {text}</source>
      <translation>Bewegung: {part}: {text}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>the next key</source>
      <translation>nächstes Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../signer/export/features.py" />
      <source>rest</source>
      <translation>Ruhe</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>Movement from rest: {text}</source>
      <translation>Bewegung aus der Ruhe: {text}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>The key is reached at</source>
      <translation>Das Schlüsselbild ist erreicht bei</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>The key is held for</source>
      <translation>Das Schlüsselbild wird gehalten für</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/readout.py" />
      <source>{what} {in_seconds}: the next keys leave no more room.</source>
      <translation>{what} {in_seconds}: mehr Platz lassen die nächsten Schlüsselbilder nicht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/marker_field.py" />
      <source>Words of the marker</source>
      <translation>Text des Markers</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Low arc, 3 cm</source>
      <translation>Flacher Bogen, 3 cm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Arc, 6 cm</source>
      <translation>Bogen, 6 cm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>High arc, 10 cm</source>
      <translation>Hoher Bogen, 10 cm</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Slide on the skin</source>
      <translation>Auf der Haut gleiten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Smooth: soft start and stop</source>
      <translation>Weich: weicher Start und weiches Ende</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Even speed</source>
      <translation>Gleichmäßiges Tempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Soft start, full stop</source>
      <translation>Weicher Start, voller Stopp</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Full start, soft stop</source>
      <translation>Voller Start, weiches Ende</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Of itself</source>
      <translation>Von selbst</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Ruler</source>
      <translation>Lineal</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Key</source>
      <translation>Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Write on the marker…</source>
      <translation>Marker beschriften …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Take this pin out</source>
      <translation>Diese Heftung entfernen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Set a marker here…</source>
      <translation>Marker hier setzen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Play from here</source>
      <translation>Von hier abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Play up to here</source>
      <translation>Bis hier abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Play the chosen keys</source>
      <translation>Gewählte Schlüsselbilder abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Play the whole sign</source>
      <translation>Ganze Gebärde abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Movement…</source>
      <translation>Bewegung …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Break down here…</source>
      <translation>Zwischenbild hier …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Lead round what is in the way</source>
      <translation>Um das herumführen, was im Weg ist</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/menus.py" />
      <source>Height and turn…</source>
      <translation>Höhe und Drehung …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/paint.py" />
      <source>Hands are being made…</source>
      <translation>Die Hände entstehen …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/paint.py" />
      <source>dominant</source>
      <translation>dominant</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/paint.py" />
      <source>base</source>
      <translation>andere</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/paint_spans.py" />
      <source>Face and body</source>
      <translation>Gesicht und Körper</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Playhead at {playhead_s:.2f} s.</source>
      <translation>Abspielmarke bei {playhead_s:.2f} s.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>{many} keys selected. {at}</source>
      <translation>{many} Schlüsselbilder gewählt. {at}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>No key selected. {at}</source>
      <translation>Kein Schlüsselbild gewählt. {at}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source> Then {way}.</source>
      <translation> Dann {way}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Key {number} of {of}: {words}, {span_words}.{then} {at}</source>
      <translation>Schlüsselbild {number} von {of}: {words}, {span_words}.{then} {at}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>of itself</source>
      <translation>von selbst</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>From rest, {words}. Right-click for other ways.</source>
      <translation>Aus der Ruhe, {words}. Rechtsklick für andere Wege.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Back to rest, {words}. Right-click for other ways.</source>
      <translation>Zurück zur Ruhe, {words}. Rechtsklick für andere Wege.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to move the playhead, Ctrl+drag to play a stretch alone</source>
      <translation>Ziehen verschiebt die Abspielmarke, Strg+Ziehen spielt nur eine Strecke</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag moves, a double click writes</source>
      <translation>Ziehen verschiebt, ein Doppelklick beschriftet</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>A frame of the film is pinned to this moment. Drag moves it, a right-click takes it out</source>
      <translation>Ein Bild des Films ist an diesen Zeitpunkt geheftet. Ziehen verschiebt es, Rechtsklick entfernt es</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to stretch the chosen keys in time</source>
      <translation>Ziehen streckt die gewählten Schlüsselbilder in der Zeit</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>{words}A click opens the rows of face, head and torso (Ctrl+Shift+M folds them)</source>
      <translation>{words}Ein Klick öffnet die Zeilen von Gesicht, Kopf und Rumpf (Strg+Umschalt+M faltet sie)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>{way_words}. Right-click for other ways.</source>
      <translation>{way_words}. Rechtsklick für andere Wege.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to change when it begins to hold</source>
      <translation>Ziehen ändert, wann der Halt beginnt</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Where slopes cross, it goes from one to the other without a rest between.</source>
      <translation>Wo Flanken sich kreuzen, geht es ohne Ruhe dazwischen vom einen zum anderen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to change how fast it comes.</source>
      <translation>Ziehen ändert, wie schnell es kommt.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to change how fast it goes.</source>
      <translation>Ziehen ändert, wie schnell es geht.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>Drag to change how long it holds</source>
      <translation>Ziehen ändert, wie lange es hält</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/told.py" />
      <source>{item_words}
Drag moves, Ctrl+drag copies, Delete removes</source>
      <translation>{item_words}
Ziehen verschiebt, Strg+Ziehen kopiert, Entf löscht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/track_view/widget.py" />
      <location filename="../../../signer/studio/window.py" />
      <source>Timeline</source>
      <translation>Zeitleiste</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Play (Space)</source>
      <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Speed of playing</source>
      <translation>Abspieltempo</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Loop</source>
      <translation>Schleife</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Play again and again</source>
      <translation>Immer wieder abspielen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Set a key at the playhead (K)</source>
      <translation>Ein Schlüsselbild an der Abspielmarke setzen (K)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>A change between keys sets a key by itself</source>
      <translation>Eine Änderung zwischen Schlüsselbildern setzt von selbst eines</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Keys and playhead snap to frames</source>
      <translation>Schlüsselbilder und Abspielmarke rasten auf Bildern ein</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Auto-key</source>
      <translation>Auto</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Frames</source>
      <translation>Bilder</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Curves over time (G)</source>
      <translation>Kurven über die Zeit (G)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Where the playhead stands. Click and type a time, as 0.4, or a frame, as 12 f</source>
      <translation>Wo die Abspielmarke steht. Klicken und eine Zeit eintippen, etwa 0,4, oder ein Bild, etwa 12 f</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Zoom of the timeline</source>
      <translation>Zoom der Zeitleiste</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Zoom of the timeline (Ctrl+wheel on the tracks)</source>
      <translation>Zoom der Zeitleiste (Strg+Mausrad auf den Spuren)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Start (Home)</source>
      <translation>Anfang (Pos1)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Previous key (Up)</source>
      <translation>Voriges Schlüsselbild (Hoch)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Next key (Down)</source>
      <translation>Nächstes Schlüsselbild (Runter)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>End (End)</source>
      <translation>Ende (Ende)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>frame {frame} of {count}</source>
      <translation>Bild {frame} von {count}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>{words} (Space)</source>
      <translation>{words} (Leertaste)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/timeline/transport.py" />
      <source>Speed {words}</source>
      <translation>Tempo {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>low</source>
      <comment>elbow</comment>
      <translation>tief</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>out</source>
      <comment>elbow</comment>
      <translation>außen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>high</source>
      <comment>elbow</comment>
      <translation>hoch</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>{title}: {low} ({ends}) to {high} ({ends2}). Drag, or arrows 1°, with Shift 0.1°, Page 10°.</source>
      <translation>{title}: {low} ({ends}) bis {high} ({ends2}). Ziehen, oder Pfeiltasten 1°, mit Umschalt 0,1°, Bild 10°.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <location filename="../../../signer/studio/widgets/goniometer.py" />
      <source>{title} in degrees</source>
      <translation>{title} in Grad</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/bars.py" />
      <source>{spoken}, in {unit}</source>
      <translation>{spoken}, in {unit}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/brief.py" />
      <source>Why?</source>
      <translation>Warum?</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/brief.py" />
      <source>Show the whole message</source>
      <translation>Die ganze Meldung zeigen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/busy_mark.py" />
      <source>Working</source>
      <translation>Arbeitet</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>U</source>
      <translation>H</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>D</source>
      <comment>down</comment>
      <translation>T</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>In</source>
      <translation>Rein</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>{title} direction</source>
      <translation>Richtung: {title}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>{title}: up, down, the signer's left and right, out from the body, in to it. Arrow keys, I and O.</source>
      <translation>{title}: hoch, runter, links und rechts der Figur, weg vom Körper, zu ihm hin. Pfeiltasten, I und O.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>{name}, {off:.0f} degrees off</source>
      <translation>{name}, {off:.0f} Grad daneben</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/direction_pad.py" />
      <source>{nearest:.0f}° off</source>
      <translation>{nearest:.0f}° ab</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dot_picture.py" />
      <source>Smaller (−)</source>
      <translation>Kleiner (−)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dot_picture.py" />
      <source>Larger (+)</source>
      <translation>Größer (+)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dot_picture.py" />
      <location filename="../../../signer/words/readings.py" />
      <location filename="../../../signer/words/tracks.py" />
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dot_picture.py" />
      <source> At {over}; Enter takes it.</source>
      <translation> Bei {over}; Eingabe nimmt es.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dot_picture.py" />
      <source>{count} places. Chosen: {chosen}.{at}</source>
      <translation>{count} Stellen. Gewählt: {chosen}.{at}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/dots.py" />
      <source>+{hidden} zoom</source>
      <translation>+{hidden} Zoom</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/goniometer.py" />
      <source>{title}: {in_degrees} to {in_degrees2}. Drag, or arrows 1°, with Shift 0.1°, Page 10°.</source>
      <translation>{title}: {in_degrees} bis {in_degrees2}. Ziehen, oder Pfeiltasten 1°, mit Umschalt 0,1°, Bild 10°.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>Enter takes {title}.</source>
      <translation>Eingabe nimmt {title}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>Search {thing}s</source>
      <translation>Suchen: {thing}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>{thing}s</source>
      <translation>{thing}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>{thing}s found</source>
      <translation>Gefunden: {thing}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>shows all again</source>
      <translation>zeigt wieder alle</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>shows the picture again</source>
      <translation>zeigt wieder das Bild</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>No {thing} is called
“{text}”.

Esc {back}.</source>
      <translation>Nicht gefunden ({thing}):
„{text}“.

Esc {back}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>The first {count:,}</source>
      <translation>Die ersten {count:,}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>Enter chooses {title}.</source>
      <translation>Eingabe wählt {title}.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>{count} of {count2:,}.{best}</source>
      <translation>{count} von {count2:,}.{best}</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/inventory_browser.py" />
      <source>Import a {thing}…</source>
      <translation>Importieren: {thing} …</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/number_field.py" />
      <source>Choose frames a second, or type them: 30, 29.97 or 30000/1001</source>
      <translation>Bilder je Sekunde wählen oder eintippen: 30, 29.97 oder 30000/1001</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>No problems</source>
      <translation>Keine Probleme</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>No problems, depth not measured</source>
      <translation>Keine Probleme, Tiefe nicht gemessen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>Problems: not looked at yet</source>
      <translation>Probleme: noch nicht geprüft</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>The sentence is being made</source>
      <translation>Der Satz entsteht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>Opens the list (Ctrl+P).</source>
      <translation>Öffnet die Liste (Strg+P).</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/studio/widgets/readout.py" />
      <source>{number:,} problems</source>
      <translation>
        <numerusform>{number:,} Problem</numerusform>
        <numerusform>{number:,} Probleme</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/search_field.py" />
      <source>Clear (Esc)</source>
      <translation>Leeren (Esc)</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/search_field.py" />
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/widgets/search_field.py" />
      <source>Clear</source>
      <translation>Leeren</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <source>Signs made with it keep their hands.</source>
      <translation>Gebärden damit behalten ihre Hände.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <source>Signs made with it keep their places.</source>
      <translation>Gebärden damit behalten ihre Stellen.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <location filename="../../../signer/export/features.py" />
      <source>handshapes</source>
      <translation>Handformen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <location filename="../../../signer/export/features.py" />
      <source>signals</source>
      <translation>Signale</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <source>places</source>
      <translation>Stellen</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <source>Of your own {noun} {count} could not be read.</source>
      <translation>Von den eigenen ({noun}) konnten {count} nicht gelesen werden.</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/window.py" />
      <source>{title}[*] - Signer</source>
      <translation>{title}[*] - Signer</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/comparing.py" />
      <source>{table} has {hands} here</source>
      <translation>{table} hat hier {hands}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/comparing.py" />
      <source>{table} has {listed_ms:.0f} ms from the first key to the last, and here are {lasts_ms:.0f}</source>
      <translation>{table} hat {listed_ms:.0f} ms vom ersten Schlüsselbild zum letzten, hier sind es {lasts_ms:.0f}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/comparing.py" />
      <source>{table} has the handshape {code} here</source>
      <translation>{table} hat hier die Handform {code}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/comparing.py" />
      <source>{table} has it at {place}</source>
      <translation>{table} hat die Gebärde an {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>hands</source>
      <translation>Hände</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>other hand</source>
      <translation>andere Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>fingers</source>
      <translation>Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>movement</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>repeated</source>
      <translation>wiederholt</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>nothing of its form</source>
      <translation>nichts von ihrer Form</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>no table tells which part of the hand is there</source>
      <translation>keine Tabelle sagt, welcher Teil der Hand dort ist</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>no table tells where palm and fingers point</source>
      <translation>keine Tabelle sagt, wohin Handfläche und Finger zeigen</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>duration</source>
      <translation>Dauer</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>the table {table} has no {what}</source>
      <translation>in der Tabelle {table} fehlt: {what}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/drafting.py" />
      <source>from the table {table}: {what} {code}</source>
      <translation>aus der Tabelle {table}: {what} {code}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/kept.py" />
      <source>{path}: not kept: {why}</source>
      <translation>{path}: nicht aufbewahrt: {why}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/kept.py" />
      <source>{path}: not removed: {why}</source>
      <translation>{path}: nicht entfernt: {why}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>ID</source>
      <translation>ID</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Lemma</source>
      <translation>Lemma</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>English words</source>
      <translation>Englische Wörter</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Handshape of the other hand</source>
      <translation>Handform der anderen Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Selected fingers</source>
      <translation>Gewählte Finger</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Place, coarsely</source>
      <translation>Stelle, grob</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Repeated</source>
      <translation>Wiederholt</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>Duration, ms</source>
      <translation>Dauer, ms</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{field} is no field; there are {fields}</source>
      <translation>{field} ist kein Feld; es gibt {fields}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>it has no column {head}; name one of its own</source>
      <translation>es gibt keine Spalte {head}; eine nennen, die es gibt</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>no column of IDs or glosses is known; say which it is</source>
      <translation>keine Spalte der IDs oder Glossen ist bekannt; angeben, welche es ist</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{name}: row {number}</source>
      <translation>{name}: Zeile {number}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>it has over {most} MB; divide it</source>
      <translation>sie hat mehr als {most} MB; aufteilen</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>it is no table that can be understood ({why})</source>
      <translation>das ist keine verständliche Tabelle ({why})</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>a table has heads and 1 to {rows:,} rows, in {columns:,} columns at most</source>
      <translation>eine Tabelle hat Spaltenköpfe und 1 bis {rows:,} Zeilen in höchstens {columns:,} Spalten</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>row {row} has {cells} cells, and there are {heads} heads</source>
      <translation>Zeile {row} hat {cells} Zellen, und es gibt {heads} Spaltenköpfe</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>it is no text, but some other file</source>
      <translation>das ist kein Text, sondern eine andere Datei</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{field} has {letters} letters, and may have {most}</source>
      <translation>{field} hat {letters} Buchstaben und darf {most} haben</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>it has neither an ID nor a gloss; fill it in, or delete it</source>
      <translation>sie hat weder eine ID noch eine Glosse; ausfüllen oder löschen</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{text} is no number</source>
      <translation>{text} ist keine Zahl</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>a vocabulary has 1 to {rows:,} entries</source>
      <translation>ein Vokabular hat 1 bis {rows:,} Einträge</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{name}: entry {number}</source>
      <translation>{name}: Eintrag {number}</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>the ID {entry} stands in two rows; give each its own</source>
      <translation>die ID {entry} steht in zwei Zeilen; jeder eine eigene geben</translation>
    </message>
    <message>
      <location filename="../../../signer/tables/reading.py" />
      <source>{where}: not read: {words}</source>
      <translation>{where}: nicht gelesen: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <location filename="../../../signer/words/guesses.py" />
      <source>in</source>
      <translation>hinein</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>elbow {rise:.0f}° higher</source>
      <translation>Ellbogen {rise:.0f}° höher</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>elbow {rise:.0f}° lower</source>
      <translation>Ellbogen {rise:.0f}° tiefer</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>hand {tilt:.0f}° off</source>
      <translation>Hand {tilt:.0f}° daneben</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>A posture that shows the face</source>
      <translation>Eine Haltung, die das Gesicht zeigt</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>An easier posture</source>
      <translation>Eine leichtere Haltung</translation>
    </message>
    <message>
      <location filename="../../../signer/words/facing.py" />
      <source>joints off their stops</source>
      <translation>Gelenke weg von ihren Anschlägen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>when it is</source>
      <translation>wann es ist</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>directions</source>
      <translation>Richtungen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>elbow</source>
      <translation>Ellbogen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>second contact</source>
      <translation>zweiter Kontakt</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>sure</source>
      <translation>sicher</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>likely</source>
      <translation>wahrscheinlich</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>perhaps</source>
      <translation>vielleicht</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>open</source>
      <translation>offen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>Neck</source>
      <translation>Hals</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>In space</source>
      <translation>Im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>in {guessed} of {keys} keys</source>
      <translation>in {guessed} von {keys} Schlüsselbildern</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>in its key</source>
      <translation>im einzigen Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>Draft: {guesses} left, {within}</source>
      <translation>Entwurf: {guesses} übrig, {within}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>{hand}, key {number}, {field}{told}</source>
      <translation>{hand}, Schlüsselbild {number}, {field}{told}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>Swung by {swivel_deg:.0f}°</source>
      <translation>Um {swivel_deg:.0f}° geschwenkt</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>Palm {axes}, fingers {axes2}</source>
      <translation>Handfläche {axes}, Finger {axes2}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/guesses.py" />
      <source>Wrist bent by {flexion_deg:.0f}°</source>
      <translation>Handgelenk um {flexion_deg:.0f}° gebeugt</translation>
    </message>
    <message numerus="yes">
      <location filename="../../../signer/words/guesses.py" />
      <source>{number:,} places</source>
      <translation>
        <numerusform>{number:,} Stelle</numerusform>
        <numerusform>{number:,} Stellen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../../signer/words/problem_places.py" />
      <source>{track}, key {number}: {words}</source>
      <translation>{track}, Schlüsselbild {number}: {words}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/problem_places.py" />
      <source>{text} to {text2}</source>
      <translation>{text} bis {text2}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>not measured</source>
      <translation>nicht gemessen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>{away_mm:.1f} mm apart</source>
      <translation>{away_mm:.1f} mm auseinander</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>missed by {away_mm:.1f} mm</source>
      <translation>verfehlt um {away_mm:.1f} mm</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>path gives {short_by_mm:.1f} mm</source>
      <translation>Pfad gibt {short_by_mm:.1f} mm nach</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>{short_by_mm:.1f} mm short</source>
      <translation>{short_by_mm:.1f} mm zu kurz</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>{spare_mm:.0f} mm to spare</source>
      <translation>{spare_mm:.0f} mm übrig</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>{depth}, {into}, soft</source>
      <translation>{depth}, {into}, weich</translation>
    </message>
    <message>
      <location filename="../../../signer/words/readings.py" />
      <source>The {part} is {depth} in the {into}.</source>
      <translation>{part} steckt {depth} in: {into}.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>Untitled sentence</source>
      <translation>Satz ohne Titel</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>Untitled sign</source>
      <translation>Gebärde ohne Namen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>{gloss} in {document_name}</source>
      <translation>{gloss} in {document_name}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>{told}: a copy of its own</source>
      <translation>{told}: eine eigene Kopie</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>1 change</source>
      <translation>1 Änderung</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>{count} changes</source>
      <translation>{count} Änderungen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>{told}: as in the library</source>
      <translation>{told}: wie in der Bibliothek</translation>
    </message>
    <message>
      <location filename="../../../signer/words/sentences.py" />
      <source>{told}: {changes} from the library</source>
      <translation>{told}: {changes} gegenüber der Bibliothek</translation>
    </message>
    <message>
      <location filename="../../../signer/words/signals.py" />
      <source>at {place_title}</source>
      <translation>auf {place_title}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/signals.py" />
      <source>over this key</source>
      <translation>über diesem Schlüsselbild</translation>
    </message>
    <message>
      <location filename="../../../signer/words/signals.py" />
      <source>over both keys</source>
      <translation>über beiden Schlüsselbildern</translation>
    </message>
    <message>
      <location filename="../../../signer/words/signals.py" />
      <source>over {count} keys</source>
      <translation>über {count} Schlüsselbildern</translation>
    </message>
    <message>
      <location filename="../../../signer/words/times.py" />
      <source>Type seconds, as 0.4, or frames, as 12 f.</source>
      <translation>Sekunden eintippen, etwa 0,4, oder Bilder, etwa 12 f.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/times.py" />
      <source>A time cannot be negative. {how}</source>
      <translation>Eine Zeit kann nicht negativ sein. {how}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/times.py" />
      <source>“{typed}” is not a time. {how}</source>
      <translation>„{typed}“ ist keine Zeit. {how}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/times.py" />
      <source>A sign lasts {most_s:.0f} s at most. {how}</source>
      <translation>Eine Gebärde dauert höchstens {most_s:.0f} s. {how}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>Empty. Press K to set the first key here, or choose a handshape.</source>
      <translation>Leer. K setzt hier das erste Schlüsselbild, oder eine Handform wählen.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>The {side} hand rests. Click here and choose a handshape to use it.</source>
      <translation>Die Hand {side} ruht. Hier klicken und eine Handform wählen, um sie zu verwenden.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>By itself: it helps towards what is far.</source>
      <translation>Von selbst: sie hilft bei Fernem.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>Lean</source>
      <translation>Neigen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>Tilt</source>
      <translation>Kippen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nod</source>
      <translation>Nicken</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>Push</source>
      <translation>Schub</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>The {kind} stays as it is. Double-click where it should move.</source>
      <translation>{kind} bleibt, wie es ist. Doppelklick, wo es sich bewegen soll.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>own shape</source>
      <translation>eigene Form</translation>
    </message>
    <message>
      <location filename="../../../signer/words/tracks.py" />
      <source>Nothing yet for {kind}. Double-click to choose a signal in Face (Ctrl+7).</source>
      <translation>Noch nichts für {kind}. Doppelklick, um unter Gesicht (Strg+7) ein Signal zu wählen.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>the palm</source>
      <translation>die Handfläche</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>{name} turned by {turned:.0f}°, to {nearest}</source>
      <translation>{name} drehte sich um {turned:.0f}°, nach {nearest}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>the elbow {part} by {rise:.0f}°</source>
      <translation>der Ellbogen {part} um {rise:.0f}°</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>rose</source>
      <translation>stieg</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>sank</source>
      <translation>sank</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>so this is shown most easily</source>
      <translation>so lässt es sich am leichtesten zeigen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>the hand turned</source>
      <translation>die Hand drehte sich</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>the {name} went {to:.0f}° further {words_toward}</source>
      <translation>{name} ging {to:.0f}° weiter {words_toward}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>as it was, the hand would be in something or past a limit there</source>
      <translation>wie sie war, wäre die Hand dort in etwas oder über einer Grenze</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>The {now} is at the place: it is the usual part there.</source>
      <translation>An der Stelle ist: {now}, dort der übliche Teil.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>The {side} hand is raised to be touched: {words}.</source>
      <translation>Die Hand {side} ist gehoben, um berührt zu werden: {words}.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/went_along.py" />
      <source>The {now} is at the place now: the {was} is none of this handshape.</source>
      <translation>An der Stelle ist nun: {now}. {was} gehört nicht zu dieser Handform.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>smooth</source>
      <translation>weich</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>even</source>
      <translation>gleichmäßig</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>soft start</source>
      <translation>weicher Start</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>soft stop</source>
      <translation>weiches Ende</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>sharp stop</source>
      <translation>harter Stopp</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>tense</source>
      <translation>gespannt</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>arc</source>
      <translation>Bogen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>circle</source>
      <translation>Kreis</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>zigzag</source>
      <translation>Zickzack</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>slide</source>
      <translation>gleiten</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>at</source>
      <translation>an</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>holds</source>
      <translation>hält</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>locks with</source>
      <translation>verhakt sich mit</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>enters</source>
      <translation>geht hinein</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>arms at the sides</source>
      <translation>Arme hängen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>hands together at the waist</source>
      <translation>Hände zusammen an der Taille</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>fingers wiggle</source>
      <translation>Finger flattern</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>wrist nods</source>
      <translation>Handgelenk nickt</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>forearm twists</source>
      <translation>Unterarm dreht</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>wrist waggles</source>
      <translation>Handgelenk winkt</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>opens and closes</source>
      <translation>öffnet und schließt</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>fingers snap</source>
      <translation>Finger schnippen</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>, while held</source>
      <translation>, während des Halts</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>, on the way</source>
      <translation>, auf dem Weg</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>middle</source>
      <translation>mittig</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>palm side</source>
      <translation>Handflächenseite</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>back</source>
      <comment>of the hand</comment>
      <translation>Handrücken</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>thumb side</source>
      <translation>Daumenseite</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>pinky side</source>
      <translation>Kleinfingerseite</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>outer side</source>
      <translation>Außenseite</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>, near</source>
      <translation>, nah</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>, far</source>
      <translation>, fern</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{handshape_title}, changed</source>
      <translation>{handshape_title}, geändert</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Space, {space_cell_name}</source>
      <translation>Raum, {space_cell_name}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>Own place</source>
      <translation>Eigene Stelle</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>Own place near {near}</source>
      <translation>Eigene Stelle nahe {near}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>centre</source>
      <translation>Mitte</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>The other hand</source>
      <translation>Die andere Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>A point of space</source>
      <translation>Ein Punkt im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>Place {place}</source>
      <translation>Ort {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} meets the other hand</source>
      <translation>{name} trifft die andere Hand</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} at place {place}</source>
      <translation>{name} an Ort {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} in space</source>
      <translation>{name} im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} in space, {space_cell_name}</source>
      <translation>{name} im Raum, {space_cell_name}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} near {place}</source>
      <translation>{name} nahe {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} at {place}</source>
      <translation>{name} bei {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{name} on {place}</source>
      <translation>{name} auf {place}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{first}, and {second}</source>
      <translation>{first}, und {second}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>back and again</source>
      <translation>zurück und wieder hin</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>twice back and again</source>
      <translation>zweimal zurück und hin</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{repeats} times back and again</source>
      <translation>{repeats}-mal zurück und hin</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>own speed</source>
      <translation>eigenes Tempo</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>led round {height_cm:.0f} cm</source>
      <translation>herumgeführt {height_cm:.0f} cm</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>turned {angle}</source>
      <translation>gedreht {angle}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source> to and fro</source>
      <translation> hin und her</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source> round clockwise</source>
      <translation> rund im Uhrzeigersinn</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source> round counterclockwise</source>
      <translation> rund gegen den Uhrzeigersinn</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{manner}{how}, {size_m:.0f} mm{often}</source>
      <translation>{manner}{how}, {size_m:.0f} mm{often}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>to {handshape_title}</source>
      <translation>zu {handshape_title}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{kind} {far}, {rate_hz:g} a second{during}</source>
      <translation>{kind} {far}, {rate_hz:g} je Sekunde{during}</translation>
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
      <translation>Andere Hand: {part}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{time_s:.2f} s to {end_s:.2f} s</source>
      <translation>{time_s:.2f} s bis {end_s:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>at {time_s:.2f} s</source>
      <translation>bei {time_s:.2f} s</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>is there from</source>
      <translation>ist dort ab</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>stays until</source>
      <translation>bleibt bis</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>The {hand} hand {told}: the {other} one touches it.</source>
      <translation>Die Hand {hand} {told}: die Hand {other} berührt sie.</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>the shoulder helps {assist:.0%}</source>
      <translation>die Schulter hilft {assist:.0%}</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{assist:.0%} help</source>
      <translation>{assist:.0%} Hilfe</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>by itself</source>
      <translation>von selbst</translation>
    </message>
    <message>
      <location filename="../../../signer/words/wording.py" />
      <source>{side} shoulder</source>
      <translation>Schulter {side}</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fist, straight-ish thumb upright against the radial side of the index</source>
      <translation>Faust, gerader Daumen aufrecht an der Daumenseite des Zeigefingers</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat hand, fingers together, thumb folded across the palm</source>
      <translation>Flache Hand, Finger zusammen, Daumen quer über die Handfläche</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fingers together rounded, thumb opposed and rounded, open like a cup</source>
      <translation>Finger zusammen gerundet, Daumen gegenüber und gerundet, offen wie ein Becher</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index straight up, remaining fingers rounded to meet the thumb</source>
      <translation>Zeigefinger gerade hoch, die übrigen Finger gerundet zum Daumen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fingertips drawn down to rest on the edge of the folded thumb</source>
      <translation>Fingerspitzen herabgezogen auf die Kante des gefalteten Daumens</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and thumb tips touch in a ring, other three extended and spread</source>
      <translation>Zeigefinger und Daumen berühren sich zum Ring, die anderen drei gestreckt und gespreizt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and thumb straight, parallel, slightly apart; other fingers closed</source>
      <translation>Zeigefinger und Daumen gerade, parallel, etwas auseinander; die anderen Finger geschlossen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and middle straight together</source>
      <translation>Zeige- und Mittelfinger gerade zusammen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky straight, others closed</source>
      <translation>Kleinfinger gerade, die anderen geschlossen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index up, middle forward, thumb tip at the middle finger midjoint</source>
      <translation>Zeigefinger hoch, Mittelfinger nach vorn, Daumenspitze am Mittelgelenk des Mittelfingers</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index up, thumb out at right angle</source>
      <translation>Zeigefinger hoch, Daumen im rechten Winkel hinaus</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index, middle and ring drape over the thumb</source>
      <translation>Zeige-, Mittel- und Ringfinger hängen über den Daumen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and middle drape over thumb whose tip rests at the ring finger</source>
      <translation>Zeige- und Mittelfinger hängen über den Daumen, dessen Spitze am Ringfinger ruht</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Rounded fingers meeting the thumb tip</source>
      <translation>Gerundete Finger treffen die Daumenspitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Same configuration as K; P differs by orientation</source>
      <translation>Dieselbe Form wie K; P unterscheidet sich in der Ausrichtung</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle crossed over the back of the index</source>
      <translation>Mittelfinger über den Rücken des Zeigefingers gekreuzt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>All fingers fully curled; thumb crosses in front of the middle phalanges of index and middle</source>
      <translation>Alle Finger ganz gekrümmt; der Daumen kreuzt vor den Mittelgliedern von Zeige- und Mittelfinger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fist with thumb tucked between index and middle, thumb tip showing</source>
      <translation>Faust mit dem Daumen zwischen Zeige- und Mittelfinger, die Daumenspitze zu sehen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and middle straight and spread</source>
      <translation>Zeige- und Mittelfinger gerade und gespreizt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index, middle, ring straight and spread; thumb holds or touches pinky</source>
      <translation>Zeige-, Mittel- und Ringfinger gerade und gespreizt; der Daumen hält oder berührt den Kleinfinger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index hooked at PIP and DIP, knuckle of PIP prominent</source>
      <translation>Zeigefinger an Mittel- und Endgelenk gehakt, das Mittelgelenk steht vor</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb and pinky extended</source>
      <translation>Daumen und Kleinfinger gestreckt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index straight, others closed under thumb</source>
      <translation>Zeigefinger gerade, die anderen unter dem Daumen geschlossen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb, index, middle extended and spread</source>
      <translation>Daumen, Zeige- und Mittelfinger gestreckt und gespreizt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Four straight spread fingers, thumb folded over the palm</source>
      <translation>Vier gerade gespreizte Finger, Daumen über die Handfläche gefaltet</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>All five digits straight and spread</source>
      <translation>Alle fünf Finger gerade und gespreizt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb tip meets pinky tip</source>
      <translation>Daumenspitze trifft Kleinfingerspitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb and ring tips touch, others extended</source>
      <translation>Daumen- und Ringfingerspitze berühren sich, die anderen gestreckt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb and middle tips touch, others extended and spread</source>
      <translation>Daumen- und Mittelfingerspitze berühren sich, die anderen gestreckt und gespreizt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fist with thumb fully extended away from the fist (thumb-up hand)</source>
      <translation>Faust, der Daumen ganz von ihr weg gestreckt (Daumen hoch)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open B</source>
      <translation>Offenes B</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat hand, fingers together, thumb held away</source>
      <translation>Flache Hand, Finger zusammen, Daumen abgehalten</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent B</source>
      <translation>Gebeugtes B</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Straight fingers together bent about 75-90 deg at the knuckles</source>
      <translation>Gerade Finger zusammen, an den Grundgelenken um etwa 75-90 Grad gebeugt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Base B</source>
      <translation>Grund-B</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat hand, fingers together, thumb lying beside the index base; usual base-hand palm</source>
      <translation>Flache Hand, Finger zusammen, Daumen neben der Wurzel des Zeigefingers; übliche Fläche der ruhenden Hand</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved B</source>
      <translation>Gerundetes B</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Cupped flat hand, gently curved</source>
      <translation>Gewölbte flache Hand, sanft gerundet</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Relaxed</source>
      <translation>Entspannt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Relaxed hand, each joint a little flexed; rest pose</source>
      <translation>Entspannte Hand, jedes Gelenk ein wenig gebeugt; Ruhehaltung</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat O</source>
      <translation>Flaches O</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Straight fingers bent at the knuckles, tips bunched on the thumb tip (EAT, TEACH, MORE)</source>
      <translation>Gerade Finger an den Grundgelenken gebeugt, Spitzen am Daumen gebündelt (EAT, TEACH, MORE)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Baby O</source>
      <translation>Kleines O</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and thumb pinch, other fingers closed</source>
      <translation>Zeigefinger und Daumen gespitzt, die anderen Finger geschlossen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved 5</source>
      <translation>Gerundete 5</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>All digits spread and rounded as if on a ball</source>
      <translation>Alle Finger gespreizt und gerundet wie um einen Ball</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Claw 5</source>
      <translation>Krallen-5</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Tense claw: all digits spread and hooked at the interphalangeal joints (LION, CAN-container)</source>
      <translation>Gespannte Kralle: alle Finger gespreizt und an Mittel- und Endgelenken gehakt (LION, CAN-container)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent 5</source>
      <translation>Gebeugte 5</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread fingers straight but bent at knuckles toward an opposed thumb; start of closing signs (ADD, ACCEPT)</source>
      <translation>Gespreizte gerade Finger, an den Grundgelenken zum gegenüberliegenden Daumen gebeugt; Beginn schließender Gebärden (ADD, ACCEPT)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open 8</source>
      <translation>Offene 8</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread hand with the middle finger bent forward at the knuckle (FEEL, SICK, TOUCH)</source>
      <translation>Gespreizte Hand, der Mittelfinger am Grundgelenk nach vorn gebeugt (FEEL, SICK, TOUCH)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat 1</source>
      <translation>Flache 1</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index straight but bent at the knuckle</source>
      <translation>Zeigefinger gerade, aber am Grundgelenk gebeugt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved 1</source>
      <translation>Gerundete 1</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index rounded (FRIEND linking)</source>
      <translation>Zeigefinger gerundet (Verbindung in FRIEND)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Closed X</source>
      <translation>Geschlossenes X</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Hooked index with thumb pressed against its side</source>
      <translation>Gehakter Zeigefinger, der Daumen an seine Seite gedrückt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Closed G</source>
      <translation>Geschlossenes G</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>G closed: pads of index and thumb meet (end of GALLAUDET, BIRD)</source>
      <translation>G geschlossen: Kuppen von Zeigefinger und Daumen treffen sich (Ende von GALLAUDET, BIRD)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent L</source>
      <translation>Gebeugtes L</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>L with index (and thumb) hooked (EYEGLASSES, BIG)</source>
      <translation>L mit gehaktem Zeigefinger (und Daumen) (EYEGLASSES, BIG)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved L</source>
      <translation>Gerundetes L</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and thumb form a C, others closed (MOON, CROWN)</source>
      <translation>Zeigefinger und Daumen bilden ein C, die anderen geschlossen (MOON, CROWN)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat C</source>
      <translation>Flaches C</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Straight fingers bent at the knuckles facing a straight opposed thumb</source>
      <translation>Gerade Finger, an den Grundgelenken gebeugt, gegenüber einem geraden Daumen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread C</source>
      <translation>Gespreiztes C</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>C with spread fingers</source>
      <translation>C mit gespreizten Fingern</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat V</source>
      <translation>Flaches V</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>V bent at the knuckles (LOOK-AT)</source>
      <translation>V, an den Grundgelenken gebeugt (LOOK-AT)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved V</source>
      <translation>Gerundetes V</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>V rounded</source>
      <translation>V gerundet</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent V</source>
      <translation>Gebeugtes V</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>V hooked at PIP/DIP (NERVE, BONE)</source>
      <translation>V, an Mittel- und Endgelenken gehakt (NERVE, BONE)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat H</source>
      <translation>Flaches H</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>U bent at the knuckles</source>
      <translation>U, an den Grundgelenken gebeugt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved H</source>
      <translation>Gerundetes H</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>U rounded</source>
      <translation>U gerundet</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open H</source>
      <translation>Offenes H</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>U/H with thumb extended (HORSE)</source>
      <translation>U/H mit gestrecktem Daumen (HORSE)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open N</source>
      <translation>Offenes N</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Beak open: index+middle opposed to thumb</source>
      <translation>Offener Schnabel: Zeige- und Mittelfinger gegenüber dem Daumen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Closed N</source>
      <translation>Geschlossenes N</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index+middle meet the thumb like a beak</source>
      <translation>Zeige- und Mittelfinger treffen den Daumen wie ein Schnabel</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>ILY</source>
      <translation>ILY</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb, index, pinky extended</source>
      <translation>Daumen, Zeige- und Kleinfinger gestreckt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat F</source>
      <translation>Flaches F</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>F with straight pinching digits</source>
      <translation>F mit gerade spitzenden Fingern</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open F</source>
      <translation>Offenes F</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>F whose ring is not closed (BRACELET)</source>
      <translation>F, dessen Ring nicht geschlossen ist (BRACELET)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Claw 3</source>
      <translation>Krallen-3</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>3 with all three digits hooked</source>
      <translation>3 mit allen drei Fingern gehakt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Curved 4</source>
      <translation>Gerundete 4</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread rounded four fingers, thumb folded</source>
      <translation>Gespreizte gerundete vier Finger, Daumen gefaltet</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent 4</source>
      <translation>Gebeugte 4</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Straight spread fingers bent at knuckles, thumb folded (FORK_2, WHISPER)</source>
      <translation>Gerade gespreizte Finger, an den Grundgelenken gebeugt, Daumen gefaltet (FORK_2, WHISPER)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Stacked 5</source>
      <translation>Gestaffelte 5</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fan: flexion grows from index to pinky while thumb sweeps</source>
      <translation>Fächer: die Beugung wächst vom Zeige- zum Kleinfinger, der Daumen schwenkt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open E</source>
      <translation>Offenes E</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Fingers together, hooked at PIP and DIP, thumb apart (BREAD dominant hand)</source>
      <translation>Finger zusammen, an Mittel- und Endgelenken gehakt, Daumen ab (BREAD, dominante Hand)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread E</source>
      <translation>Gespreiztes E</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Spread hooked four fingers, thumb folded</source>
      <translation>Vier gespreizte gehakte Finger, Daumen gefaltet</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Closed E</source>
      <translation>Geschlossenes E</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Tight E with some spread, thumb contact (one ASL-LEX sign)</source>
      <translation>Enges E, etwas gespreizt, Daumen in Kontakt (eine Gebärde in ASL-LEX)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open S</source>
      <translation>Offenes S</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Loose half-open fist, thumb before the fingers: alternation partner of s in MILK</source>
      <translation>Lose halboffene Faust, Daumen vor den Fingern: Wechselform von s in MILK</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat M</source>
      <translation>Flaches M</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Three straight fingers bent down at the knuckles, thumb holds the curled pinky</source>
      <translation>Drei gerade Finger an den Grundgelenken herabgebeugt, der Daumen hält den gekrümmten Kleinfinger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat N</source>
      <translation>Flaches N</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Two straight fingers bent down at the knuckles; thumb over ring</source>
      <translation>Zwei gerade Finger an den Grundgelenken herabgebeugt; Daumen über dem Ringfinger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat D</source>
      <translation>Flaches D</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>D with straight closed fingers on the thumb (DOCTOR initialised)</source>
      <translation>D mit geraden, am Daumen geschlossenen Fingern (DOCTOR, initialisiert)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open Y</source>
      <translation>Offenes Y</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Y with the three middle fingers only partly bent and wiggling (WHY)</source>
      <translation>Y, die drei mittleren Finger nur halb gebeugt und flatternd (WHY)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat ILY</source>
      <translation>Flaches ILY</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>ILY bent at the knuckles (CALIFORNIA start)</source>
      <translation>ILY, an den Grundgelenken gebeugt (Beginn von CALIFORNIA)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Horns</source>
      <translation>Hörner</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and pinky extended, thumb over middle and ring</source>
      <translation>Zeige- und Kleinfinger gestreckt, Daumen über Mittel- und Ringfinger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Flat horns</source>
      <translation>Flache Hörner</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Horns bent at knuckles (ALCOHOL shot-glass reference)</source>
      <translation>Hörner, an den Grundgelenken gebeugt (Schnapsglas in ALCOHOL)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinched horns</source>
      <translation>Gespitzte Hörner</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index and pinky up while middle and ring meet the thumb</source>
      <translation>Zeige- und Kleinfinger hoch, Mittel- und Ringfinger treffen den Daumen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Goody goody</source>
      <translation>Goody goody</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb, index, middle, pinky extended, ring folded</source>
      <translation>Daumen, Zeige-, Mittel- und Kleinfinger gestreckt, Ringfinger gefaltet</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open R</source>
      <translation>Offenes R</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>R with thumb extended</source>
      <translation>R mit gestrecktem Daumen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Open K</source>
      <translation>Offenes K</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>K with thumb away</source>
      <translation>K mit abgehaltenem Daumen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent I</source>
      <translation>Gebeugtes I</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>I with hooked pinky</source>
      <translation>I mit gehaktem Kleinfinger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Bent W</source>
      <translation>Gebeugtes W</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>W with hooked fingers</source>
      <translation>W mit gehakten Fingern</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger</source>
      <translation>Mittelfinger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger alone extended (taboo; needed for completeness)</source>
      <translation>Nur der Mittelfinger gestreckt (Tabu; der Vollständigkeit halber)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Trip</source>
      <translation>Trip</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Another name for bent V: the label exists only in the ASL-LEX web filter list, and no sign is attested</source>
      <translation>Ein anderer Name für gebeugtes V: ihn gibt es nur in der Filterliste von ASL-LEX, keine Gebärde ist belegt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Fingertips of the selected fingers</source>
      <translation>Spitzen der gewählten Finger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinch point</source>
      <translation>Spitzpunkt</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Index tip</source>
      <translation>Zeigefingerspitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb tip</source>
      <translation>Daumenspitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Palm centre</source>
      <translation>Mitte der Handfläche</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Whole pinky edge (hand + pinky)</source>
      <translation>Ganze Kleinfingerkante (Hand + Kleinfinger)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb side of index (whole finger)</source>
      <translation>Daumenseite des Zeigefingers (ganzer Finger)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger tip</source>
      <translation>Mittelfingerspitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index middle knuckle (PIP)</source>
      <translation>Mittelgelenk des Zeigefingers (PIP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Inside of the selected fingers</source>
      <translation>Innenseite der gewählten Finger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb pad</source>
      <translation>Daumenkuppe</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index middle part (palm side)</source>
      <translation>Mittelglied des Zeigefingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Heel of hand</source>
      <translation>Handballen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky tip</source>
      <translation>Kleinfingerspitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Palm side of fist (curled fingers)</source>
      <translation>Handflächenseite der Faust (gekrümmte Finger)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle of the thumb-finger gap</source>
      <translation>Mitte der Lücke zwischen Daumen und Fingern</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Index pad</source>
      <translation>Zeigefingerkuppe</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Back of hand</source>
      <translation>Handrücken</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Inner wrist (pulse)</source>
      <translation>Innenseite des Handgelenks (Puls)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pads of the selected fingers</source>
      <translation>Kuppen der gewählten Finger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger middle part (pinky side)</source>
      <translation>Mittelglied des Mittelfingers (Kleinfingerseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index end part (thumb side)</source>
      <translation>Endglied des Zeigefingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb base outer side (lower thumb)</source>
      <translation>Außenseite der Daumenwurzel (unterer Daumen)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Row of base knuckles</source>
      <translation>Reihe der Grundgelenke</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb side of hand</source>
      <translation>Daumenseite der Hand</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky side of hand</source>
      <translation>Kleinfingerseite der Hand</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Back of wrist</source>
      <translation>Rückseite des Handgelenks</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb side of wrist</source>
      <translation>Daumenseite des Handgelenks</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky side of wrist</source>
      <translation>Kleinfingerseite des Handgelenks</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger pad</source>
      <translation>Mittelfingerkuppe</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Back of the selected fingers</source>
      <translation>Rücken der gewählten Finger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Outer edge of pinky (whole finger)</source>
      <translation>Außenkante des Kleinfingers (ganzer Finger)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb ball</source>
      <translation>Daumenballen</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky pad</source>
      <translation>Kleinfingerkuppe</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Ring tip</source>
      <translation>Ringfingerspitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Ring pad</source>
      <translation>Ringfingerkuppe</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Whole thumb-side edge (hand + index)</source>
      <translation>Ganze Daumenkante (Hand + Zeigefinger)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Web between thumb and index</source>
      <translation>Haut zwischen Daumen und Zeigefinger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Index nail / back of tip</source>
      <translation>Zeigefingernagel / Rücken der Spitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Front of fist (flat of the fingers)</source>
      <translation>Vorderseite der Faust (Fläche der Finger)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb nail / back of tip</source>
      <translation>Daumennagel / Rücken der Spitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Web between middle and ring</source>
      <translation>Haut zwischen Mittel- und Ringfinger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Web between index and middle</source>
      <translation>Haut zwischen Zeige- und Mittelfinger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb end part (outer side)</source>
      <translation>Endglied des Daumens (Außenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index middle part (back)</source>
      <translation>Mittelglied des Zeigefingers (Rücken)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Distal palm (finger roots)</source>
      <translation>Obere Handfläche (Fingerwurzeln)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger middle knuckle (PIP)</source>
      <translation>Mittelgelenk des Mittelfingers (PIP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky nail / back of tip</source>
      <translation>Kleinfingernagel / Rücken der Spitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Web between ring and pinky</source>
      <translation>Haut zwischen Ring- und Kleinfinger</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb end part (pinky side)</source>
      <translation>Endglied des Daumens (Kleinfingerseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb knuckle (IP)</source>
      <translation>Daumengelenk (IP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb lower part (outer side)</source>
      <translation>Unteres Daumenglied (Außenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index end part (pinky side)</source>
      <translation>Endglied des Zeigefingers (Kleinfingerseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index middle part (pinky side)</source>
      <translation>Mittelglied des Zeigefingers (Kleinfingerseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger nail / back of tip</source>
      <translation>Mittelfingernagel / Rücken der Spitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky middle part (palm side)</source>
      <translation>Mittelglied des Kleinfingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb crease (IP)</source>
      <translation>Daumenfalte (IP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb lower part (palm side)</source>
      <translation>Unteres Daumenglied (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb lower part (back)</source>
      <translation>Unteres Daumenglied (Rücken)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb lower part (pinky side)</source>
      <translation>Unteres Daumenglied (Kleinfingerseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Thumb base knuckle (MCP)</source>
      <translation>Grundgelenk des Daumens (MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index middle part (thumb side)</source>
      <translation>Mittelglied des Zeigefingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index lower part (palm side)</source>
      <translation>Unteres Glied des Zeigefingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index lower part (back)</source>
      <translation>Unteres Glied des Zeigefingers (Rücken)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index lower part (thumb side)</source>
      <translation>Unteres Glied des Zeigefingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index lower part (pinky side)</source>
      <translation>Unteres Glied des Zeigefingers (Kleinfingerseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index base knuckle (MCP)</source>
      <translation>Grundgelenk des Zeigefingers (MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Index base pad (palm side of MCP)</source>
      <translation>Wurzelpolster des Zeigefingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger end part (thumb side)</source>
      <translation>Endglied des Mittelfingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger end part (pinky side)</source>
      <translation>Endglied des Mittelfingers (Kleinfingerseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger middle part (palm side)</source>
      <translation>Mittelglied des Mittelfingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger middle part (back)</source>
      <translation>Mittelglied des Mittelfingers (Rücken)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger middle part (thumb side)</source>
      <translation>Mittelglied des Mittelfingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger lower part (palm side)</source>
      <translation>Unteres Glied des Mittelfingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger lower part (back)</source>
      <translation>Unteres Glied des Mittelfingers (Rücken)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger lower part (thumb side)</source>
      <translation>Unteres Glied des Mittelfingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger lower part (pinky side)</source>
      <translation>Unteres Glied des Mittelfingers (Kleinfingerseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger base knuckle (MCP)</source>
      <translation>Grundgelenk des Mittelfingers (MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Middle finger base pad (palm side of MCP)</source>
      <translation>Wurzelpolster des Mittelfingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Ring nail / back of tip</source>
      <translation>Ringfingernagel / Rücken der Spitze</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring end part (thumb side)</source>
      <translation>Endglied des Ringfingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring end part (pinky side)</source>
      <translation>Endglied des Ringfingers (Kleinfingerseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring middle part (palm side)</source>
      <translation>Mittelglied des Ringfingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring middle part (back)</source>
      <translation>Mittelglied des Ringfingers (Rücken)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring middle part (thumb side)</source>
      <translation>Mittelglied des Ringfingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring middle part (pinky side)</source>
      <translation>Mittelglied des Ringfingers (Kleinfingerseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring lower part (palm side)</source>
      <translation>Unteres Glied des Ringfingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring lower part (back)</source>
      <translation>Unteres Glied des Ringfingers (Rücken)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring lower part (thumb side)</source>
      <translation>Unteres Glied des Ringfingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring lower part (pinky side)</source>
      <translation>Unteres Glied des Ringfingers (Kleinfingerseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring middle knuckle (PIP)</source>
      <translation>Mittelgelenk des Ringfingers (PIP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring base knuckle (MCP)</source>
      <translation>Grundgelenk des Ringfingers (MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Ring base pad (palm side of MCP)</source>
      <translation>Wurzelpolster des Ringfingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky end part (thumb side)</source>
      <translation>Endglied des Kleinfingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky end part (outer side)</source>
      <translation>Endglied des Kleinfingers (Außenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky middle part (back)</source>
      <translation>Mittelglied des Kleinfingers (Rücken)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky middle part (thumb side)</source>
      <translation>Mittelglied des Kleinfingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky middle part (outer side)</source>
      <translation>Mittelglied des Kleinfingers (Außenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky lower part (palm side)</source>
      <translation>Unteres Glied des Kleinfingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky lower part (back)</source>
      <translation>Unteres Glied des Kleinfingers (Rücken)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky lower part (thumb side)</source>
      <translation>Unteres Glied des Kleinfingers (Daumenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky lower part (outer side)</source>
      <translation>Unteres Glied des Kleinfingers (Außenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky middle knuckle (PIP)</source>
      <translation>Mittelgelenk des Kleinfingers (PIP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky base knuckle (MCP)</source>
      <translation>Grundgelenk des Kleinfingers (MCP)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky base pad (palm side of MCP)</source>
      <translation>Wurzelpolster des Kleinfingers (Handflächenseite)</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb half of palm</source>
      <translation>Daumenhälfte der Handfläche</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky half of palm</source>
      <translation>Kleinfingerhälfte der Handfläche</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <source>Pinky side of forearm</source>
      <translation>Kleinfingerseite des Unterarms</translation>
    </message>
    <message>
      <location filename="../../../handshapes/catalogue.py" />
      <location filename="../../../sites/catalogue.py" />
      <source>Elbow point</source>
      <translation>Ellbogenspitze</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Temple</source>
      <translation>Schläfe</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest mid centre</source>
      <translation>Brustmitte</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forehead centre</source>
      <translation>Stirnmitte</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Cheek in front of the ear</source>
      <translation>Wange vor dem Ohr</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Beside the head</source>
      <translation>Neben dem Kopf</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest upper centre</source>
      <translation>Obere Brustmitte</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Whole thumb-side edge</source>
      <translation>Ganze Daumenkante</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Jawline</source>
      <translation>Kieferlinie</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Just beside the eye/temple</source>
      <translation>Gleich neben Auge und Schläfe</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forehead side</source>
      <translation>Seitliche Stirn</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Just in front of the mouth</source>
      <translation>Dicht vor dem Mund</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>In front of the chest</source>
      <translation>Vor der Brust</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index middle part</source>
      <translation>Mittelglied des Zeigefingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Below the eye</source>
      <translation>Unter dem Auge</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Beside the eye</source>
      <translation>Neben dem Auge</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Cheekbone</source>
      <translation>Wangenknochen</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Lower cheek</source>
      <translation>Untere Wange</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Cheek beside the mouth</source>
      <translation>Wange neben dem Mund</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Side of chin</source>
      <translation>Seite des Kinns</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Inside of wrist</source>
      <translation>Innenseite des Handgelenks</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Nose tip</source>
      <translation>Nasenspitze</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Under the nose</source>
      <translation>Unter der Nase</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Front of neck</source>
      <translation>Vorderseite des Halses</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest lower centre</source>
      <translation>Untere Brustmitte</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>The two hands meet</source>
      <translation>Beide Hände treffen sich</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Outer end of eyebrow</source>
      <translation>Äußeres Ende der Augenbraue</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ear</source>
      <translation>Ohr</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest upper</source>
      <translation>Obere Brust</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Top of head</source>
      <translation>Scheitel</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper side of head</source>
      <translation>Obere Seite des Kopfs</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Back of head</source>
      <translation>Hinterkopf</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Side of head above ear</source>
      <translation>Seite des Kopfs über dem Ohr</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forehead at hairline</source>
      <translation>Stirn am Haaransatz</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Between the eyebrows</source>
      <translation>Zwischen den Augenbrauen</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Eyebrow</source>
      <translation>Augenbraue</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Eye</source>
      <translation>Auge</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Outer eye corner</source>
      <translation>Äußerer Augenwinkel</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Between the eyes</source>
      <translation>Zwischen den Augen</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Nose bridge</source>
      <translation>Nasenrücken</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Side of nose</source>
      <translation>Seite der Nase</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper cheek</source>
      <translation>Obere Wange</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper ear</source>
      <translation>Oberes Ohr</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ear lobe</source>
      <translation>Ohrläppchen</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Behind the ear</source>
      <translation>Hinter dem Ohr</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Mouth corner</source>
      <translation>Mundwinkel</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper front teeth</source>
      <translation>Obere Vorderzähne</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Lower front teeth</source>
      <translation>Untere Vorderzähne</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Tongue tip</source>
      <translation>Zungenspitze</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Below the lower lip</source>
      <translation>Unter der Unterlippe</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Jaw angle</source>
      <translation>Kieferwinkel</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Under the chin</source>
      <translation>Unter dem Kinn</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>In front of the face</source>
      <translation>Vor dem Gesicht</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>In front of the eye</source>
      <translation>Vor dem Auge</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Base of neck</source>
      <translation>Halsgrube</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Side of neck</source>
      <translation>Seite des Halses</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Back of neck</source>
      <translation>Nacken</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Top of shoulder</source>
      <translation>Oberseite der Schulter</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Front of shoulder</source>
      <translation>Vorderseite der Schulter</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Midline at shoulder height</source>
      <translation>Körpermitte auf Schulterhöhe</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Collarbone</source>
      <translation>Schlüsselbein</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest mid</source>
      <translation>Mittlere Brust</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Chest lower</source>
      <translation>Untere Brust</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Armpit edge</source>
      <translation>Rand der Achsel</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Side of ribcage</source>
      <translation>Seite des Brustkorbs</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Stomach</source>
      <translation>Magen</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Stomach side</source>
      <translation>Seitlicher Magen</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Belly</source>
      <translation>Bauch</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Lower abdomen</source>
      <translation>Unterbauch</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Waist</source>
      <translation>Taille</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Hip</source>
      <translation>Hüfte</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper thigh</source>
      <translation>Oberschenkel</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>In front of the stomach</source>
      <translation>Vor dem Magen</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper arm outside</source>
      <translation>Außenseite des Oberarms</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Biceps</source>
      <translation>Bizeps</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Upper arm near shoulder</source>
      <translation>Oberarm nahe der Schulter</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Inside of elbow</source>
      <translation>Ellenbeuge</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forearm back</source>
      <translation>Rückseite des Unterarms</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forearm inside</source>
      <translation>Innenseite des Unterarms</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forearm thumb side</source>
      <translation>Daumenseite des Unterarms</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Forearm pinky side</source>
      <translation>Kleinfingerseite des Unterarms</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Near the right arm</source>
      <translation>Nahe dem rechten Arm</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Near the left arm</source>
      <translation>Nahe dem linken Arm</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb end part</source>
      <translation>Endglied des Daumens</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb knuckle</source>
      <translation>Daumengelenk</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb crease</source>
      <translation>Daumenfalte</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb lower part</source>
      <translation>Unteres Daumenglied</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb base knuckle</source>
      <translation>Grundgelenk des Daumens</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb base outer side</source>
      <translation>Außenseite der Daumenwurzel</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index end part</source>
      <translation>Endglied des Zeigefingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index lower part</source>
      <translation>Unteres Glied des Zeigefingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index middle knuckle</source>
      <translation>Mittelgelenk des Zeigefingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index base knuckle</source>
      <translation>Grundgelenk des Zeigefingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Index base pad</source>
      <translation>Wurzelpolster des Zeigefingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger end part</source>
      <translation>Endglied des Mittelfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger middle part</source>
      <translation>Mittelglied des Mittelfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger lower part</source>
      <translation>Unteres Glied des Mittelfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger middle knuckle</source>
      <translation>Mittelgelenk des Mittelfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger base knuckle</source>
      <translation>Grundgelenk des Mittelfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Middle finger base pad</source>
      <translation>Wurzelpolster des Mittelfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring end part</source>
      <translation>Endglied des Ringfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring middle part</source>
      <translation>Mittelglied des Ringfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring lower part</source>
      <translation>Unteres Glied des Ringfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring middle knuckle</source>
      <translation>Mittelgelenk des Ringfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring base knuckle</source>
      <translation>Grundgelenk des Ringfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Ring base pad</source>
      <translation>Wurzelpolster des Ringfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky end part</source>
      <translation>Endglied des Kleinfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky middle part</source>
      <translation>Mittelglied des Kleinfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky lower part</source>
      <translation>Unteres Glied des Kleinfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky middle knuckle</source>
      <translation>Mittelgelenk des Kleinfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky base knuckle</source>
      <translation>Grundgelenk des Kleinfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Pinky base pad</source>
      <translation>Wurzelpolster des Kleinfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Thumb side of index</source>
      <translation>Daumenseite des Zeigefingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Outer edge of pinky</source>
      <translation>Außenkante des Kleinfingers</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Front of fist</source>
      <translation>Vorderseite der Faust</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Palm side of fist</source>
      <translation>Handflächenseite der Faust</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Distal palm</source>
      <translation>Obere Handfläche</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Whole pinky edge</source>
      <translation>Ganze Kleinfingerkante</translation>
    </message>
    <message>
      <location filename="../../../sites/catalogue.py" />
      <source>Near the other hand</source>
      <translation>Nahe der anderen Hand</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows raised</source>
      <translation>Brauen gehoben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>yes/no and rhetorical questions, topics, conditionals, relative clauses</source>
      <translation>Ja-Nein- und rhetorische Fragen, Themen, Bedingungen, Relativsätze</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows slightly raised</source>
      <translation>Brauen leicht gehoben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>mild question, interest</source>
      <translation>milde Frage, Interesse</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Inner brows raised</source>
      <translation>Innere Brauen gehoben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>worry, plea, sympathy</source>
      <translation>Sorge, Bitte, Mitgefühl</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Right brow raised</source>
      <translation>Rechte Braue gehoben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>doubt, challenge</source>
      <translation>Zweifel, Herausforderung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Left brow raised</source>
      <translation>Linke Braue gehoben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>as the right one</source>
      <translation>wie die rechte</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows lowered</source>
      <translation>Brauen gesenkt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>wh-questions, negation, effort</source>
      <translation>W-Fragen, Verneinung, Mühe</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows slightly lowered</source>
      <translation>Brauen leicht gesenkt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>mild wh-question, concentration</source>
      <translation>milde W-Frage, Konzentration</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows furrowed</source>
      <translation>Brauen zusammengezogen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>wh-questions, puzzlement, strong negation</source>
      <translation>W-Fragen, Ratlosigkeit, starke Verneinung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brows raised and furrowed</source>
      <translation>Brauen gehoben und zusammengezogen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>worried or doubtful question, checking</source>
      <translation>besorgte oder zweifelnde Frage, Nachfragen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>One brow up, one down</source>
      <translation>Eine Braue hoch, eine tief</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>scepticism</source>
      <translation>Skepsis</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Brow flash</source>
      <translation>Brauen zucken hoch</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>greeting, recognition, emphasis on one sign</source>
      <translation>Gruß, Erkennen, Betonung einer Gebärde</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes wide</source>
      <translation>Augen weit</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>surprise, topics of the second and third kind, commands</source>
      <translation>Überraschung, Themen der zweiten und dritten Art, Befehle</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes</source>
      <translation>Augen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes slightly wide</source>
      <translation>Augen etwas weit</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>interest, yes/no question</source>
      <translation>Interesse, Ja-Nein-Frage</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes narrowed</source>
      <translation>Augen verengt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>known to both (retrieve it), wh-question, far away, precise</source>
      <translation>beiden bekannt (hol es her), W-Frage, weit weg, genau</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes squinted hard</source>
      <translation>Augen fest zugekniffen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>effort, intensity, very small, very far</source>
      <translation>Mühe, Stärke, sehr klein, sehr weit</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes half closed</source>
      <translation>Augen halb geschlossen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>tired, bored, indifferent</source>
      <translation>müde, gelangweilt, gleichgültig</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes closed</source>
      <translation>Augen geschlossen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sleep, thinking, shutting out; constructed action</source>
      <translation>Schlaf, Denken, Ausblenden; dargestelltes Handeln</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes shut tightly</source>
      <translation>Augen fest geschlossen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pain, effort, refusal to see</source>
      <translation>Schmerz, Mühe, nicht sehen wollen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Right eye winks</source>
      <translation>Rechtes Auge zwinkert</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>complicity, joking</source>
      <translation>Einverständnis, Scherz</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Left eye winks</source>
      <translation>Linkes Auge zwinkert</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Blink</source>
      <translation>Lidschlag</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>boundary of an intonational phrase (inhibited periodic blink), with gaze shifts of more than about 20 degrees</source>
      <translation>Grenze einer Intonationsphrase (gehemmter regelmäßiger Lidschlag), bei Blickwechseln über etwa 20 Grad</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Slow blink on a sign</source>
      <translation>Langsamer Lidschlag auf einer Gebärde</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>emphasis or assertion: a voluntary blink, slower and with the sign</source>
      <translation>Betonung oder Behauptung: ein willentlicher Lidschlag, langsamer und mit der Gebärde</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Fluttering lids</source>
      <translation>Flatternde Lider</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>indefinite or hypothetical thought, being coy</source>
      <translation>unbestimmter oder angenommener Gedanke, Koketterie</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At the addressee</source>
      <translation>Zum Gegenüber</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>default; questions hold it to the end; commands; turn offered</source>
      <translation>üblich; Fragen halten ihn bis zum Ende; Befehle; die Rede wird angeboten</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At the dominant hand</source>
      <translation>Auf die dominante Hand</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>classifier scenes, fingerspelling shown, drawing attention to a form</source>
      <translation>Klassifikator-Szenen, gezeigtes Fingeralphabet, Hinweis auf eine Form</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At the base hand</source>
      <translation>Auf die andere Hand</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>lists on the fingers, ground object of a scene</source>
      <translation>Aufzählung an den Fingern, Grund einer Szene</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At both hands</source>
      <translation>Auf beide Hände</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>two-handed scene</source>
      <translation>Szene mit zwei Händen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At a locus</source>
      <translation>Auf einen Ort</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>object of an agreeing verb, pointing, a referent set up there</source>
      <translation>Objekt eines Richtungsverbs, Zeigen, dort eingeführter Referent</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At a locus, lower</source>
      <translation>Auf einen Ort, tiefer</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>locative argument of a spatial verb: gaze goes lower than for an object</source>
      <translation>Ortsangabe eines Raumverbs: der Blick geht tiefer als für ein Objekt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>To the dominant side</source>
      <translation>Zur dominanten Seite</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>referent there, third person</source>
      <translation>Referent dort, dritte Person</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>To the other side</source>
      <translation>Zur anderen Seite</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>thinking, tall addressee, things above</source>
      <translation>Denken, großes Gegenüber, Dinge oben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Down</source>
      <translation>Runter</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>child or small thing, shame, pause</source>
      <translation>Kind oder Kleines, Scham, Pause</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Up and to the side</source>
      <translation>Hoch und zur Seite</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>remembering, wishing, indefinite reference (eyes wander upward)</source>
      <translation>Erinnern, Wünschen, unbestimmte Referenz (die Augen wandern nach oben)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Up and to the other side</source>
      <translation>Hoch und zur anderen Seite</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>thinking, remembering; the way of rolled eyes</source>
      <translation>Denken, Erinnern; die Art rollender Augen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Into the distance</source>
      <translation>In die Ferne</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>remote place or time; a parallel gaze at nothing near</source>
      <translation>ferner Ort oder ferne Zeit; ein paralleler Blick auf nichts Nahes</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Away from the addressee</source>
      <translation>Weg vom Gegenüber</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>holding the turn, beginning a role shift</source>
      <translation>Rederecht behalten, Rollenwechsel beginnen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>At the other character</source>
      <translation>Auf die andere Person</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>constructed dialogue: the speaker looks where the other one is, up for tall, down for small</source>
      <translation>dargestellter Dialog: der Blick geht dorthin, wo die andere Person ist, hoch für groß, tief für klein</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Sweep along</source>
      <translation>Entlang schweifen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>plural, exhaustive, everybody</source>
      <translation>Plural, erschöpfend, alle</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Follow the movement</source>
      <translation>Der Bewegung folgen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>motion classifier: smooth pursuit of the hand</source>
      <translation>Bewegungsklassifikator: der Blick folgt der Hand</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Cheeks puffed</source>
      <translation>Wangen aufgeblasen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>fat, full, a lot</source>
      <translation>dick, voll, viel</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Cheeks</source>
      <translation>Wangen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Right cheek puffed</source>
      <translation>Rechte Wange aufgeblasen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>one-sided fullness; food in the cheek</source>
      <translation>einseitige Fülle; Essen in der Wange</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Left cheek puffed</source>
      <translation>Linke Wange aufgeblasen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Cheeks sucked in</source>
      <translation>Wangen eingezogen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>thin, skinny</source>
      <translation>dünn, mager</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Cheeks raised</source>
      <translation>Wangen gehoben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>real smile, squeezing</source>
      <translation>echtes Lächeln, Zusammenkneifen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Puff and let go</source>
      <translation>Aufblasen und loslassen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>relief, long time, burst</source>
      <translation>Erleichterung, lange Zeit, Platzen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tongue in the cheek</source>
      <translation>Zunge in der Wange</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>lying, joking, sweet in the mouth</source>
      <translation>Lüge, Scherz, Süßes im Mund</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nose wrinkled</source>
      <translation>Nase gerümpft</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>dislike, strong negation, intensity</source>
      <translation>Abneigung, starke Verneinung, Stärke</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nose</source>
      <translation>Nase</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nose wrinkled on one side</source>
      <translation>Nase einseitig gerümpft</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>contempt, cs</source>
      <translation>Verachtung, cs</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nose twitches</source>
      <translation>Nase zuckt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>I know, I agree (listener); shared knowledge</source>
      <translation>Ich weiß, ich stimme zu (Zuhörende); gemeinsames Wissen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nostrils wide</source>
      <translation>Nasenflügel weit</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>anger, boasting</source>
      <translation>Ärger, Prahlen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth open</source>
      <translation>Mund offen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>surprise, far, waiting</source>
      <translation>Überraschung, weit, Warten</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips parted</source>
      <translation>Lippen geöffnet</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>relaxed</source>
      <translation>entspannt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth wide open</source>
      <translation>Mund weit offen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>shout, huge, shock</source>
      <translation>Schrei, riesig, Schreck</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Smile</source>
      <translation>Lächeln</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pleasure, politeness</source>
      <translation>Freude, Höflichkeit</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Smile showing teeth</source>
      <translation>Lächeln mit Zähnen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>delight</source>
      <translation>Entzücken</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth corners down</source>
      <translation>Mundwinkel unten</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>negation, not bad, unsure, sad</source>
      <translation>Verneinung, nicht schlecht, unsicher, traurig</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips pressed</source>
      <translation>Lippen gepresst</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>firmness, withheld</source>
      <translation>Festigkeit, Zurückhalten</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips drawn in</source>
      <translation>Lippen eingezogen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>withheld, toothless, careful</source>
      <translation>zurückgehalten, zahnlos, vorsichtig</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips puckered</source>
      <translation>Lippen gespitzt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>kiss, considering, leisurely</source>
      <translation>Kuss, Überlegen, gemächlich</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lower lip out</source>
      <translation>Unterlippe vor</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sulking, pleading, unsure</source>
      <translation>Schmollen, Flehen, unsicher</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth round and open</source>
      <translation>Mund rund und offen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>o, wow, hole</source>
      <translation>o, wow, Loch</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips stretched</source>
      <translation>Lippen gestreckt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>tension, oops</source>
      <translation>Spannung, hoppla</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Teeth shown and clenched</source>
      <translation>Zähne gezeigt und zusammengebissen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>intensity, strain</source>
      <translation>Stärke, Anstrengung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Bites the lower lip</source>
      <translation>Beißt auf die Unterlippe</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>nervous, about to, restrained</source>
      <translation>nervös, im Begriff, beherrscht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Upper teeth on the lower lip</source>
      <translation>Obere Zähne auf der Unterlippe</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>f and v of mouthed words held; doubt</source>
      <translation>f und v gehaltener Mundbilder; Zweifel</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Upper lip raised</source>
      <translation>Oberlippe gehoben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>relative clause, disgust, some topics</source>
      <translation>Relativsatz, Ekel, manche Themen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>One corner up</source>
      <translation>Ein Mundwinkel hoch</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>smirk, contempt</source>
      <translation>Grinsen, Verachtung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth drawn to one side</source>
      <translation>Mund zu einer Seite gezogen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>undecided, scepticism</source>
      <translation>unentschieden, Skepsis</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Jaw to one side</source>
      <translation>Kiefer zur Seite</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>chewing, doubtful</source>
      <translation>Kauen, zweifelnd</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Jaw forward</source>
      <translation>Kiefer vor</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>stubborn, tough</source>
      <translation>stur, hart</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tongue tip between the teeth</source>
      <translation>Zungenspitze zwischen den Zähnen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>careless, th</source>
      <translation>nachlässig, th</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tongue out</source>
      <translation>Zunge heraus</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>disgust, heat, exhaustion</source>
      <translation>Ekel, Hitze, Erschöpfung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tongue out to the side</source>
      <translation>Zunge seitlich heraus</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>effort, playful; how somebody is mocked</source>
      <translation>Mühe, verspielt; wie jemand verspottet wird</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tongue up and down</source>
      <translation>Zunge auf und ab</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>chatting, licking, la-la</source>
      <translation>Plaudern, Lecken, la-la</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Chewing</source>
      <translation>Kauen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>eating; constructed action</source>
      <translation>Essen; dargestelltes Handeln</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth relaxed</source>
      <translation>Mund entspannt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>back to rest</source>
      <translation>zurück zur Ruhe</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Breath in</source>
      <translation>Einatmen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>a gasp, a start; before long or hard things</source>
      <translation>Keuchen, Zusammenfahren; vor Langem oder Schwerem</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>mm</source>
      <translation>mm</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>as usual, with ease, with pleasure, medium</source>
      <translation>wie üblich, mit Leichtigkeit, mit Freude, mittel</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth morpheme</source>
      <translation>Mundgestik</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>oo</source>
      <translation>oo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>small, thin, near, light, slow</source>
      <translation>klein, dünn, nah, leicht, langsam</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>oo, tense</source>
      <translation>oo, gespannt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>tiny, very thin</source>
      <translation>winzig, sehr dünn</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>cha</source>
      <translation>cha</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>large, tall, thick</source>
      <translation>groß, hoch, dick</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>aah</source>
      <translation>aah</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>far, long ago, long (time or length)</source>
      <translation>weit, lange her, lang (Zeit oder Länge)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>th</source>
      <translation>th</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>careless, without attention; melting; in NOT-YET</source>
      <translation>nachlässig, ohne Aufmerksamkeit; schmelzend; in NOT-YET</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>cs</source>
      <translation>cs</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>very near in time or space, just now; with effort</source>
      <translation>sehr nah in Zeit oder Raum, eben erst; mit Mühe</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>ee, teeth clenched</source>
      <translation>ee, Zähne zusammengebissen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>extreme: very many, very smart, dark, dangerous, hard</source>
      <translation>äußerst: sehr viele, sehr klug, dunkel, gefährlich, schwer</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips tight, intense</source>
      <translation>Lippen eng, stark</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>with great effort or degree; awfully</source>
      <translation>mit großer Mühe oder in hohem Maß; furchtbar</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips pursed</source>
      <translation>Lippen zugespitzt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>carefully, smoothly, thin, fast, a good while</source>
      <translation>sorgfältig, glatt, dünn, schnell, eine ganze Weile</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>fat, very many, very long ago, full</source>
      <translation>dick, sehr viele, sehr lange her, voll</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>skinny, hollow, drawn</source>
      <translation>mager, hohl, eingefallen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pah</source>
      <translation>pah</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>finally, success at last</source>
      <translation>endlich, am Ende geschafft</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pow</source>
      <translation>pow</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>bang, struck, exploded, gone</source>
      <translation>Knall, getroffen, explodiert, weg</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>fsh</source>
      <translation>fsh</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>finish, stop it, that is all</source>
      <translation>fertig, hör auf, das ist alles</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sta-sta-sta</source>
      <translation>sta-sta-sta</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>over and over, long struggle, slow process</source>
      <translation>immer wieder, langes Ringen, langsamer Vorgang</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sow</source>
      <translation>sow</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>very (tired, cold, embarrassed)</source>
      <translation>sehr (müde, kalt, peinlich)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>soo</source>
      <translation>soo</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>so (tired, cold, dirty, curious), close call</source>
      <translation>so (müde, kalt, schmutzig, neugierig), gerade noch</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>foo, breath out</source>
      <translation>foo, ausatmen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>gone, vanished, relief, easy</source>
      <translation>weg, verschwunden, Erleichterung, leicht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips vibrate</source>
      <translation>Lippen vibrieren</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>engine, cold, huge quantity, boredom</source>
      <translation>Motor, Kälte, riesige Menge, Langeweile</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouth opens and shuts</source>
      <translation>Mund öffnet und schließt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>talk on and on, chat</source>
      <translation>immerzu reden, plaudern</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>for-for</source>
      <translation>for-for</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>what for, why</source>
      <translation>wozu, warum</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>wha</source>
      <translation>wha</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>what; want or not want</source>
      <translation>was; wollen oder nicht wollen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sh</source>
      <translation>sh</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>quiet; pouring; much moving along</source>
      <translation>still; gießen; vieles bewegt sich entlang</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>thl, tongue flaps</source>
      <translation>thl, Zunge flappt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sloppy, disgusting, tired out</source>
      <translation>schlampig, eklig, erschöpft</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Corners pulled down</source>
      <translation>Mundwinkel herabgezogen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>so-so, not bad, perhaps; not at all</source>
      <translation>so lala, nicht schlecht, vielleicht; gar nicht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips closed to one side</source>
      <translation>Lippen auf einer Seite geschlossen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sly, I knew it</source>
      <translation>schlau, ich wusste es</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>ma</source>
      <translation>ma</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>tend to, used to (with TEND-TO)</source>
      <translation>dazu neigen, gewohnt sein (mit TEND-TO)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lips flat, unmoved</source>
      <translation>Lippen flach, unbewegt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>nothing special; deadpan</source>
      <translation>nichts Besonderes; ausdruckslos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>English word, whole</source>
      <translation>Englisches Wort, ganz</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>names the meaning or chooses among meanings; nouns mostly</source>
      <translation>nennt die Bedeutung oder wählt unter Bedeutungen; meist Nomen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Mouthing</source>
      <translation>Mundbild</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>English word, first syllable</source>
      <translation>Englisches Wort, erste Silbe</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>reduced mouthing, the usual form in fast signing</source>
      <translation>verkürztes Mundbild, die übliche Form bei schnellem Gebärden</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Word mouthed while it is fingerspelled</source>
      <translation>Wort mit dem Mund, während es buchstabiert wird</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>goes with fingerspelling, the whole word once</source>
      <translation>geht mit dem Fingeralphabet, das ganze Wort einmal</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Chin down, head forward</source>
      <translation>Kinn unten, Kopf vor</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>yes/no question, wh-question, attention</source>
      <translation>Ja-Nein-Frage, W-Frage, Aufmerksamkeit</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head position</source>
      <translation>Kopfhaltung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head back</source>
      <translation>Kopf zurück</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>topic, relative clause, doubt</source>
      <translation>Thema, Relativsatz, Zweifel</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head tilted to the dominant side</source>
      <translation>Kopf zur dominanten Seite geneigt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>rhetorical question, conditional, referent there, subject agreement</source>
      <translation>rhetorische Frage, Bedingung, Referent dort, Kongruenz mit dem Subjekt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head tilted to the other side</source>
      <translation>Kopf zur anderen Seite geneigt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>contrast with the dominant side, referent there</source>
      <translation>Gegensatz zur dominanten Seite, Referent dort</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head turned to the dominant side</source>
      <translation>Kopf zur dominanten Seite gedreht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>referent there, role shift, cs</source>
      <translation>Referent dort, Rollenwechsel, cs</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head turned to the other side</source>
      <translation>Kopf zur anderen Seite gedreht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>referent there, role shift</source>
      <translation>Referent dort, Rollenwechsel</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head a little turned</source>
      <translation>Kopf etwas gedreht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>conditional and rhetorical question hold it, mildly marked</source>
      <translation>Bedingung und rhetorische Frage halten ihn, leicht markiert</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head forward</source>
      <translation>Kopf vor</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>challenge, come on, strong question</source>
      <translation>Herausforderung, komm schon, starke Frage</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head drawn back</source>
      <translation>Kopf zurückgezogen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>surprise, rejection, exclusion</source>
      <translation>Überraschung, Ablehnung, Ausschluss</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head bowed</source>
      <translation>Kopf gesenkt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>shame, low addressee, end of a discourse</source>
      <translation>Scham, kleines Gegenüber, Ende einer Rede</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Chin high</source>
      <translation>Kinn hoch</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pride, tall addressee, things above</source>
      <translation>Stolz, großes Gegenüber, Dinge oben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head away from a thing</source>
      <translation>Kopf weg von etwas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>avoidance, exclusion</source>
      <translation>Vermeidung, Ausschluss</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>assertion, end of a phrase, emphasis on the sign</source>
      <translation>Behauptung, Ende einer Phrase, Betonung der Gebärde</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head movement</source>
      <translation>Kopfbewegung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Slow nods</source>
      <translation>Langsames Nicken</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>agreement, existence, yes it is so</source>
      <translation>Zustimmung, Dasein, ja so ist es</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Rapid small nods</source>
      <translation>Schnelles kleines Nicken</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>known to both (third topic), checking, eager agreement</source>
      <translation>beiden bekannt (drittes Thema), Nachfragen, eifrige Zustimmung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Nods</source>
      <translation>Nickt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>affirmation</source>
      <translation>Bejahung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Deep nod</source>
      <translation>Tiefes Nicken</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>emphatic assertion, right, respectful</source>
      <translation>nachdrückliche Behauptung, richtig, respektvoll</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Upward nod</source>
      <translation>Nicken nach oben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>what is it, greeting, end of a question</source>
      <translation>was gibt es, Gruß, Ende einer Frage</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Headshake</source>
      <translation>Kopfschütteln</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>negation</source>
      <translation>Verneinung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Slow headshake</source>
      <translation>Langsames Kopfschütteln</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>regret, disbelief, strong negation</source>
      <translation>Bedauern, Unglaube, starke Verneinung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Slight rapid headshake</source>
      <translation>Leichtes schnelles Kopfschütteln</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>wh-question, doubt, hesitation</source>
      <translation>W-Frage, Zweifel, Zögern</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head turned once</source>
      <translation>Kopf einmal gedreht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>none, refused; a negative sign alone</source>
      <translation>keine, abgelehnt; eine verneinende Gebärde allein</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head thrust</source>
      <translation>Kopfstoß</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>last sign of a conditional clause</source>
      <translation>letzte Gebärde eines Bedingungssatzes</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head side to side</source>
      <translation>Kopf von Seite zu Seite</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>more or less, it depends, alternatives</source>
      <translation>mehr oder weniger, kommt darauf an, Alternativen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head trembles</source>
      <translation>Kopf zittert</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>indefinite something, tension, cold</source>
      <translation>unbestimmtes Etwas, Spannung, Kälte</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head jerks back</source>
      <translation>Kopf ruckt zurück</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>startle, sudden change</source>
      <translation>Erschrecken, plötzlicher Wechsel</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lean forward</source>
      <translation>Nach vorn neigen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>inclusion, involvement, emphasis, question, affirmation</source>
      <translation>Einschluss, Beteiligung, Betonung, Frage, Bejahung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Torso and shoulders</source>
      <translation>Rumpf und Schultern</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lean back</source>
      <translation>Nach hinten neigen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>exclusion, detachment, negation, denial</source>
      <translation>Ausschluss, Abstand, Verneinung, Leugnen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lean to the dominant side</source>
      <translation>Zur dominanten Seite neigen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>contrast, first of two, referent there</source>
      <translation>Gegensatz, das Erste von zweien, Referent dort</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Lean to the other side</source>
      <translation>Zur anderen Seite neigen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>contrast, second of two, referent there</source>
      <translation>Gegensatz, das Zweite von zweien, Referent dort</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Turn to the dominant side</source>
      <translation>Zur dominanten Seite drehen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>role shift, place there</source>
      <translation>Rollenwechsel, Ort dort</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Turn to the other side</source>
      <translation>Zur anderen Seite drehen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Draw up</source>
      <translation>Aufrichten</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pride, attention, formal</source>
      <translation>Stolz, Aufmerksamkeit, förmlich</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Slump</source>
      <translation>Zusammensinken</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>tired, sad, small</source>
      <translation>müde, traurig, klein</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Sway</source>
      <translation>Wiegen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>mulling over, alternatives, walking along</source>
      <translation>Abwägen, Alternativen, Dahingehen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Breath in, heave</source>
      <translation>Einatmen, heben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>sigh, relief, resignation</source>
      <translation>Seufzer, Erleichterung, Ergebung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Shoulders raised</source>
      <translation>Schultern gehoben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>question, not knowing, cold, fear</source>
      <translation>Frage, Nichtwissen, Kälte, Angst</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Dominant shoulder raised</source>
      <translation>Dominante Schulter gehoben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>cs, indifference, towards a place</source>
      <translation>cs, Gleichgültigkeit, zu einem Ort hin</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Other shoulder raised</source>
      <translation>Andere Schulter gehoben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>cs on the other side, indifference, towards a place there</source>
      <translation>cs auf der anderen Seite, Gleichgültigkeit, zu einem Ort dort</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Shrug</source>
      <translation>Achselzucken</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>do not know, do not care</source>
      <translation>weiß nicht, ist mir gleich</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Shoulders forward</source>
      <translation>Schultern vor</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>question, effort, fat or strong, cold</source>
      <translation>Frage, Mühe, dick oder stark, Kälte</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Shoulders back</source>
      <translation>Schultern zurück</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>pride, refusal</source>
      <translation>Stolz, Weigerung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Yes/no question</source>
      <translation>Ja-Nein-Frage</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>asks yes or no</source>
      <translation>fragt ja oder nein</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Grammatical marker</source>
      <translation>Grammatischer Marker</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Wh-question</source>
      <translation>W-Frage</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>asks who, what, where, when, why, how</source>
      <translation>fragt wer, was, wo, wann, warum, wie</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Wh-question, wh-sign last</source>
      <translation>W-Frage, W-Wort zuletzt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>the same with the wh-sign alone marked</source>
      <translation>dasselbe, nur die Fragegebärde ist markiert</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Question answered by the signer</source>
      <translation>Selbst beantwortet</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>asks and answers oneself (question-answer pair)</source>
      <translation>fragt und antwortet selbst (Frage-Antwort-Paar)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>This or that?</source>
      <translation>Dieses oder jenes?</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>choice between two</source>
      <translation>Wahl zwischen zweien</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Right? isn't it?</source>
      <translation>Richtig? nicht wahr?</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>seeks agreement</source>
      <translation>sucht Zustimmung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>You mean ...?</source>
      <translation>Du meinst …?</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>checks something said or unexpected</source>
      <translation>prüft Gesagtes oder Unerwartetes</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Topic (moved to the front)</source>
      <translation>Thema (nach vorn gestellt)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>what the sentence is about</source>
      <translation>wovon der Satz handelt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Topic (new or shifted)</source>
      <translation>Thema (neu, gewechselt)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>a new or contrasted topic</source>
      <translation>ein neues oder gegenübergestelltes Thema</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Topic (known to both)</source>
      <translation>Thema (beiden bekannt)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>you know the one I mean</source>
      <translation>du weißt, was ich meine</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>If-clause</source>
      <translation>Wenn-Satz</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>condition</source>
      <translation>Bedingung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>When-clause</source>
      <translation>Als-Satz</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>time clause</source>
      <translation>Zeitsatz</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Relative clause</source>
      <translation>Relativsatz</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>the one that ...</source>
      <translation>der, der …</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Focus, emphasis</source>
      <translation>Fokus, Betonung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>stresses one sign</source>
      <translation>betont eine Gebärde</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Negation</source>
      <translation>Verneinung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>not</source>
      <translation>nicht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Strong negation</source>
      <translation>Starke Verneinung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>not at all, never</source>
      <translation>gar nicht, nie</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Assertion</source>
      <translation>Behauptung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>it is so, indeed</source>
      <translation>es ist so, tatsächlich</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>There is</source>
      <translation>Es gibt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>exists, have</source>
      <translation>ist da, haben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Command</source>
      <translation>Befehl</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>do it</source>
      <translation>tu es</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Request, plea</source>
      <translation>Bitte, Flehen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>please do</source>
      <translation>bitte tu es</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Doubt, perhaps</source>
      <translation>Zweifel, vielleicht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>not sure</source>
      <translation>nicht sicher</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>I do not know</source>
      <translation>Ich weiß nicht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>cannot say</source>
      <translation>kann es nicht sagen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>First of two</source>
      <translation>Erstes von zweien</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>one side of a contrast</source>
      <translation>eine Seite eines Gegensatzes</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Second of two</source>
      <translation>Zweites von zweien</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>the other side</source>
      <translation>die andere Seite</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>First of a list</source>
      <translation>Erstes einer Aufzählung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>begins a list of three and more: every item has its own lean and a nod at its end</source>
      <translation>beginnt eine Aufzählung von drei und mehr: jedes Glied hat seine Neigung und ein Nicken am Ende</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Between in a list</source>
      <translation>Dazwischen in einer Aufzählung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>each item of a list that is neither first nor last, upright</source>
      <translation>jedes Glied einer Aufzählung, das weder erstes noch letztes ist, aufrecht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Last of a list</source>
      <translation>Letztes einer Aufzählung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>ends a list of three and more, with a deep nod</source>
      <translation>beendet eine Aufzählung von drei und mehr, mit tiefem Nicken</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Role of the one on the dominant side</source>
      <translation>Rolle der Person auf der dominanten Seite</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>the signer is the referent who stands on the dominant side and faces the other</source>
      <translation>die Figur ist der Referent, der auf der dominanten Seite steht, und blickt zum anderen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Role of the one on the other side</source>
      <translation>Rolle der Person auf der anderen Seite</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>the same from the other side</source>
      <translation>dasselbe von der anderen Seite</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Gaze agrees with the object</source>
      <translation>Blick stimmt mit dem Objekt überein</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>marks the object of an agreeing verb</source>
      <translation>markiert das Objekt eines Richtungsverbs</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Head agrees with the subject</source>
      <translation>Kopf stimmt mit dem Subjekt überein</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>marks the subject, by head tilt towards its locus</source>
      <translation>markiert das Subjekt, durch Neigen des Kopfs zu seinem Ort</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>That one (definite)</source>
      <translation>Der dort (bestimmt)</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>a known referent at its locus</source>
      <translation>ein bekannter Referent an seinem Ort</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Someone, something</source>
      <translation>Jemand, etwas</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>an unknown referent</source>
      <translation>ein unbekannter Referent</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Aside, in brackets</source>
      <translation>Nebenbei, in Klammern</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>by the way</source>
      <translation>übrigens</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>End of a phrase</source>
      <translation>Ende einer Phrase</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>boundary; sign held, face returns to rest</source>
      <translation>Grenze; Gebärde gehalten, Gesicht kehrt zur Ruhe zurück</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Your turn</source>
      <translation>Du bist dran</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>offers the turn</source>
      <translation>bietet die Rede an</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Wait, I go on</source>
      <translation>Warte, ich mache weiter</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>keeps the turn</source>
      <translation>behält die Rede</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Listening</source>
      <translation>Zuhören</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>I follow</source>
      <translation>ich folge</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Thinking</source>
      <translation>Denken</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>searching for words</source>
      <translation>Suche nach Worten</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eyes rolled</source>
      <translation>Augen rollen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>annoyance, disbelief at what somebody says or asks</source>
      <translation>Ärger, Unglaube über das, was jemand sagt oder fragt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Happy</source>
      <translation>Froh</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>feeling of signer or character; layers under grammar</source>
      <translation>Gefühl von Figur oder dargestellter Person; liegt unter Grammatik</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Feeling</source>
      <translation>Gefühl</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Sad</source>
      <translation>Traurig</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Angry</source>
      <translation>Wütend</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Surprised</source>
      <translation>Überrascht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Afraid</source>
      <translation>Ängstlich</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Disgusted</source>
      <translation>Angeekelt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Scornful</source>
      <translation>Verächtlich</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Puzzled</source>
      <translation>Ratlos</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Tired</source>
      <translation>Müde</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/catalogue.py" />
      <source>Eager</source>
      <translation>Eifrig</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a sign of condition opens an if-clause</source>
      <translation>eine Gebärde der Bedingung beginnt einen Wenn-Satz</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>from it to the comma or semicolon that ends its clause</source>
      <translation>von ihr bis zum Komma oder Strichpunkt am Ende ihres Teilsatzes</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a wh-sign before a comma or semicolon is answered by what follows</source>
      <translation>was auf ein Fragewort vor Komma oder Strichpunkt folgt, antwortet darauf</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the clause up to and with the wh-sign</source>
      <translation>der Teilsatz bis zum Fragewort, mit ihm</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>three or more between commas are a list</source>
      <translation>drei oder mehr zwischen Kommas sind eine Aufzählung</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the item beside each comma</source>
      <translation>das Glied neben jedem Komma</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>what comes first and is parted by a comma is the topic</source>
      <translation>was am Anfang steht und durch ein Komma getrennt ist, ist das Thema</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the first phrase, three glosses at most</source>
      <translation>die erste Wortgruppe, höchstens drei Glossen</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a wh-sign in a sentence without a question</source>
      <translation>ein Fragewort in einem Satz ohne Frage</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the sentence behind its topic and if-clause; none after a verb of knowing or telling, whose question is not asked</source>
      <translation>der Satz nach Thema und Wenn-Satz; nicht nach einem Verb des Wissens oder Sagens, dessen Frage nicht gestellt wird</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a negative sign asks for a headshake over what it denies</source>
      <translation>eine verneinende Gebärde verlangt Kopfschütteln über dem, was sie verneint</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>from it to the end of the phrase; with the gloss before it where it stands last</source>
      <translation>von ihr bis zum Ende der Wortgruppe; mit der Glosse davor, wo sie zuletzt steht</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>two clauses about two places or parted by BUT</source>
      <translation>zwei Teilsätze über zwei Orte oder durch BUT getrennt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>each clause; the side is that of its place</source>
      <translation>jeder Teilsatz; die Seite ist die seines Orts</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>what is told after a comma in the first person is said by the one last pointed at</source>
      <translation>was nach einem Komma in der ersten Person erzählt wird, sagt die Person, auf die zuletzt gezeigt wurde</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>from behind the comma to the end of the sentence</source>
      <translation>nach dem Komma bis zum Ende des Satzes</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>PLEASE asks</source>
      <translation>PLEASE bittet</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the sentence</source>
      <translation>der Satz</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a sentence that begins with its verb and has no subject is a command</source>
      <translation>ein Satz, der mit seinem Verb beginnt und kein Subjekt hat, ist ein Befehl</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the head nods as an assertion ends</source>
      <translation>der Kopf nickt am Ende einer Aussage</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the last gloss of a sentence that asks and denies nothing</source>
      <translation>die letzte Glosse eines Satzes, der nichts fragt und nichts verneint</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the eyes go where the finger points</source>
      <translation>die Augen gehen dorthin, wohin der Finger zeigt</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a point at a place</source>
      <translation>ein Zeigen auf einen Ort</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>the eyes go to a hand that shows a thing or spells a long word</source>
      <translation>die Augen gehen zu einer Hand, die etwas darstellt oder ein langes Wort buchstabiert</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>a classifier; a spelling of five letters or more</source>
      <translation>ein Klassifikator; ein buchstabiertes Wort ab fünf Buchstaben</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>nouns and spelled words are mouthed</source>
      <translation>Substantive und buchstabierte Wörter haben ein Mundbild</translation>
    </message>
    <message>
      <location filename="../../../nonmanuals/grammar.py" />
      <source>each by itself</source>
      <translation>jedes für sich</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>torso</source>
      <translation>Rumpf</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>grammar</source>
      <translation>Grammatik</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>feeling</source>
      <translation>Gefühl</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>brows</source>
      <translation>Brauen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>eyes</source>
      <translation>Augen</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <location filename="../../../signer/export/features.py" />
      <source>gaze</source>
      <translation>Blick</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>nose</source>
      <translation>Nase</translation>
    </message>
    <message>
      <location filename="../../../signer/document/tracks/kinds.py" />
      <source>mouth</source>
      <translation>Mund</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Woman</source>
      <translation>Frau</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Man</source>
      <translation>Mann</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Older woman</source>
      <translation>Ältere Frau</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Older man</source>
      <translation>Älterer Mann</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Strong</source>
      <translation>Kräftig</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Slim</source>
      <translation>Schlank</translation>
    </message>
    <message>
      <location filename="../../../signer/characters/load.py" />
      <source>Child</source>
      <translation>Kind</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/pages.py" />
      <source>Start</source>
      <translation>Anfang</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/pages.py" />
      <source>Files and programs</source>
      <translation>Dateien und Programme</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/pages.py" />
      <source>Python</source>
      <translation>Python</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/pages.py" />
      <source>How it works</source>
      <translation>Wie es geht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/help/pages.py" />
      <source>For developers</source>
      <translation>Für Entwickler</translation>
    </message>
    <message>
      <location filename="../../../signer/studio" />
      <source>Index</source>
      <translation>Zeigefinger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio" />
      <source>Ring</source>
      <translation>Ringfinger</translation>
    </message>
    <message>
      <location filename="../../../signer/studio" />
      <source>Creeping</source>
      <translation>Kriecht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio" />
      <source>Stuck</source>
      <translation>Steckt fest</translation>
    </message>
    <message>
      <location filename="../../../signer/studio" />
      <source>Spinning</source>
      <translation>Dreht sich</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>reached</source>
      <translation>erreicht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>nearest</source>
      <translation>am nächsten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>exact nearest</source>
      <translation>genau am nächsten</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>creeping</source>
      <translation>kriecht</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>stuck</source>
      <translation>steckt fest</translation>
    </message>
    <message>
      <location filename="../../../signer/studio/lab/table.py" />
      <source>spinning</source>
      <translation>dreht sich</translation>
    </message>
    <message>
      <location filename="../../../signer/motion/operations/dials.py" />
      <source>The {part} would be in {name}.</source>
      <translation>{part} wäre in: {name}.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>keys</source>
      <translation>Schlüsselbilder</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>own joints</source>
      <translation>eigene Gelenke</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>points of another handshape</source>
      <translation>Punkte einer anderen Handform</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>articulators</source>
      <translation>Handteile</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>sites</source>
      <translation>Stellen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>own spots</source>
      <translation>eigene Stellen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>stand-offs</source>
      <translation>Abstände</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>points of space</source>
      <translation>Punkte im Raum</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>manners</source>
      <translation>Arten des Kontakts</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>second contacts</source>
      <translation>zweite Kontakte</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>both_meet</source>
      <translation>beide treffen sich</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>gestures of contacts</source>
      <translation>Gesten von Kontakten</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>orientations</source>
      <translation>Ausrichtungen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>elbows</source>
      <translation>Ellbogen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>transitions</source>
      <translation>Übergänge</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>stops</source>
      <translation>Halte</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>secondary motion</source>
      <translation>Nebenbewegungen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>shoulders</source>
      <translation>Schultern</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>leads</source>
      <translation>Vorläufe</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>life</source>
      <translation>Leben</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>spans of one's own</source>
      <translation>eigene Abschnitte</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>signal details</source>
      <translation>Einzelheiten von Signalen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>face</source>
      <translation>Gesicht</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>gaze targets</source>
      <translation>Blickziele</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>mouthed words</source>
      <translation>Wörter mit dem Mund</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>addressee</source>
      <translation>Gegenüber</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>dominant side</source>
      <translation>dominante Seite</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>body</source>
      <translation>Körper</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>frame rate</source>
      <translation>Bildrate</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>folds of the face</source>
      <translation>Falten des Gesichts</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>lines round hands</source>
      <translation>Linien um Hände</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>gloss</source>
      <translation>Glosse</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>translation</source>
      <translation>Übersetzung</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>items</source>
      <translation>Glieder</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>markers</source>
      <translation>Marker</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>places of people</source>
      <translation>Orte von Personen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>notes and tags</source>
      <translation>Notizen und Schlagwörter</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>credits</source>
      <translation>Nachweise</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>confidence</source>
      <translation>Sicherheit</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>film</source>
      <translation>Film</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>guesses</source>
      <translation>Vermutungen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/features.py" />
      <source>unknown fields</source>
      <translation>unbekannte Felder</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>Animation JSON</source>
      <translation>Animation JSON</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For players of your own: joints, and how well every contact is met, in plain text.</source>
      <translation>Für eigene Abspieler: Gelenke, und wie gut jeder Kontakt erreicht ist, als einfacher Text.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>GLB</source>
      <translation>GLB</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For Blender, three.js, Unity and Godot: the signer's body with its movement.</source>
      <translation>Für Blender, three.js, Unity und Godot: der Körper der Figur mit seiner Bewegung.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>VRMA</source>
      <translation>VRMA</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For VRM avatars, VRoid's too, in three-vrm and Unity: the movement, folded to the bones they have.</source>
      <translation>Für VRM-Avatare, auch von VRoid, in three-vrm und Unity: die Bewegung, auf deren Knochen gefaltet.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>BVH</source>
      <translation>BVH</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For Blender, MotionBuilder, Unreal and game engines: joints and turns, as plain text.</source>
      <translation>Für Blender, MotionBuilder, Unreal und Spiele: Gelenke und Drehungen, als einfacher Text.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>Pose points</source>
      <translation>Posenpunkte</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For sign.mt's tools and models of sign language: points of body and hands, as MediaPipe names them.</source>
      <translation>Für Werkzeuge und Gebärdensprachmodelle von sign.mt: Punkte von Körper und Händen, wie MediaPipe sie nennt.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>Trajectories</source>
      <translation>Bahnen</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For spreadsheets and ELAN: where wrists, elbows and articulators are, as a table.</source>
      <translation>Für Tabellen und ELAN: wo Handgelenke, Ellbogen und Handteile sind, als Tabelle.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>WebVTT</source>
      <translation>WebVTT</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>Subtitles for browsers: glosses at their times, or the translation.</source>
      <translation>Untertitel für Browser: Glossen zu ihren Zeiten, oder die Übersetzung.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>SRT</source>
      <translation>SRT</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>Subtitles for players and editing: glosses at their times, or the translation.</source>
      <translation>Untertitel für Abspieler und Schnitt: Glossen zu ihren Zeiten, oder die Übersetzung.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>EAF</source>
      <translation>EAF</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For ELAN: glosses of each hand, signals and the translation as tiers.</source>
      <translation>Für ELAN: Glossen jeder Hand, Signale und die Übersetzung als Zeilen.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>SiGML</source>
      <translation>SiGML</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For JASigning, CWASA and Performs, and whoever reads HamNoSys: postures and movements in symbols.</source>
      <translation>Für JASigning, CWASA und Performs, und wer HamNoSys liest: Haltungen und Bewegungen in Zeichen.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>BML</source>
      <translation>BML</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>For Performs: postures at their times, by the names that it has for shapes, places and parts.</source>
      <translation>Für Performs: Haltungen zu ihren Zeiten, mit dessen Namen für Formen, Stellen und Teile.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>GIF</source>
      <translation>GIF</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>A moving picture for slides, pages and chats.</source>
      <translation>Ein bewegtes Bild für Folien, Seiten und Chats.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>WebP</source>
      <translation>WebP</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>A moving picture, finer and smaller than a GIF; browsers show it.</source>
      <translation>Ein bewegtes Bild, feiner und kleiner als ein GIF; Browser zeigen es.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>WebM</source>
      <translation>WebM</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>A film for browsers, slides and editing; it may be transparent.</source>
      <translation>Ein Film für Browser, Folien und Schnitt; er kann durchsichtig sein.</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>MP4</source>
      <translation>MP4</translation>
    </message>
    <message>
      <location filename="../../../signer/export/__init__.py" />
      <source>A film for phones, and programs that read no WebM.</source>
      <translation>Ein Film für Telefone und Programme, die kein WebM lesen.</translation>
    </message>
  </context>
</TS>
