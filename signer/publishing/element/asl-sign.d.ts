// Types of <asl-sign> and <asl-text>.

/** A letter of a spelled word, with its times in seconds. */
export interface SignedLetter { readonly text: string; readonly start: number; readonly end: number }

/** A word of a sign, or of a sentence. */
export interface SignedWord extends SignedLetter { readonly index: number; readonly letters: readonly SignedLetter[] }

/** The word that is signed, with the place of its letter; -1 where it is not spelled. */
export interface CurrentWord extends SignedWord { readonly letter: number }

export type AslSpeed = "1" | "0.5" | "0.25" | "then-slow";
export type AslView = "front" | "left" | "right" | "side" | "back" | "top" | "hand" | "other-hand";

export interface AslSignEvents {
  /** A sign is shown for the first time. */
  ready: CustomEvent<null>;
  play: CustomEvent<null>;
  pause: CustomEvent<null>;
  /** The end is reached, and there is no loop. */
  ended: CustomEvent<null>;
  /** Another moment is shown. */
  timeupdate: CustomEvent<null>;
  /** Another word or letter is signed; null between words. */
  word: CustomEvent<CurrentWord | null>;
  /** The sign cannot be shown; the sentence stands in the element's place. */
  error: CustomEvent<{ message: string }>;
}

/**
 * `<asl-sign src="signs/IDEA">`. Attributes: `src`, the address of a movement without its ending; `figure`, the name of another
 * figure of the site; `autoplay` (not where the reader asked for less motion); `loop`; `speed`; `view`; `mirrored`; `lefthanded`;
 * `captions` ("words", "translation" or "off"); `controls="none"`; `theme` ("light" or "dark", else that of the system).
 */
export declare class AslSign extends HTMLElement {
  src: string;
  speed: AslSpeed;
  view: AslView;
  loop: boolean;
  mirrored: boolean;
  leftHanded: boolean;
  /** Seconds from the beginning. */
  currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly gloss: string;
  readonly words: readonly SignedWord[];
  readonly word: CurrentWord | null;
  play(): void;
  pause(): void;
  /** Show a time, in seconds. */
  seek(seconds: number): void;
  /** Pause, and show so many frames later; earlier where negative. */
  step(frames: number): void;
  /** Show a word by its place or its text; false where there is none. */
  goto(word: number | string): boolean;
  addEventListener<K extends keyof AslSignEvents>(type: K, listener: (this: AslSign, event: AslSignEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/**
 * `<asl-text for="ID">`: the words of the sign of an `<asl-sign id="ID">`, or text of the page's own in which elements have
 * `data-word`, a place or a word. The one that is signed is marked: `aria-current` on words of the sign, `data-signed` on the page's own.
 */
export declare class AslText extends HTMLElement {}

declare global {
  interface HTMLElementTagNameMap { "asl-sign": AslSign; "asl-text": AslText }
}
