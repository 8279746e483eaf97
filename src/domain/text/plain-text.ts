import { withoutEndlessMarks } from './without-accents'

/**
 * What a person typed as text that is safe to show anywhere: one canonical form, no control character, none that is
 * unseen or turns the reading order around, no piled-up accents, no wall of empty lines, no space at either end.
 * Emoji, accents and every script stay.
 */
export const cleanText = (text: string): string =>
  withoutEndlessMarks(withoutHidden(text.replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n').replace(/\t/g, ' ')))
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The same on a single line: a name. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')

/** A text as it was laid out, without what the eye does not see: controls, half characters, turned reading order. */
export const withoutHidden = (text: string): string =>
  text.replace(HIDDEN, '').replace(STRAY_JOINERS, '').replace(TAGS, '$1')

/** Whether a text holds what no database keeps as it is: a null byte or half a character. */
export const isUnwritable = (text: string): boolean => /\0|\p{Surrogate}/u.test(text)

/** Whether the eye sees anything of a cleaned text. */
export const isVisible = (text: string): boolean => /[^\p{Z}\p{C}\p{M}\u2800\u3164\u115f\u1160\uffa0]/u.test(text)

// Half characters and controls; zero width, soft hyphen, byte order, and what overrides or isolates the direction of writing.
const HIDDEN =
  // oxlint-disable-next-line no-control-regex -- they are what it removes
  /[\p{Surrogate}\p{Noncharacter_Code_Point}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
// A joiner binds emoji, or letters of the scripts that need one: anywhere else it hides.
const STRAY_JOINERS = /(?<![\p{Emoji}\ufe0f\p{Script=Arabic}\p{Script=Devanagari}])[\u200c\u200d]|[\u200c\u200d]$/gu
// Tags spell the flags of England, Scotland and Wales after a black flag.
const TAGS = /(\u{1f3f4}[\u{e0020}-\u{e007e}]*[\u{e0000}-\u{e007f}]?)|[\u{e0000}-\u{e007f}]/gu
// More than four combining marks are piled up to overflow their line, never to write a language.
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu
