import { type Result, err, ok } from '@landfall/kit/core/result'

export const NAME_MAX_LENGTH = 120

export const DOCX =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The accepted types, by file extension. */
export const TYPE_BY_EXTENSION: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: DOCX,
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** Extensions of files that run when opened; in the middle of a name they can only be meant to deceive. */
const RUNS =
  /^(exe|com|bat|cmd|scr|pif|msi|lnk|ps1|vbs|vbe|js|mjs|jse|wsf|hta|jar|sh|apk|app|dll|html?|xhtml|svg|php|docm|dotm)$/i

// Invisible characters: controls, and those that reverse the direction of what follows, so that "cv‮fdp.exe" would
// read "cvexe.pdf". Joiners stay: Persian and Hindi words need them.
const UNSEEN =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * A name fit for display: without folders and invisible characters, cut at 120 characters. Null if nothing is left of
 * it.
 */
export function cleanName(given: string): string | null {
  const text = given.toWellFormed().normalize('NFC').replaceAll(UNSEEN, '')
  const last = text.split(/[/\\]/).at(-1) ?? ''
  const name = last.replaceAll(/\s+/g, ' ').replace(/^[. ]+|[. ]+$/g, '')
  return name === '' ? null : shortened(name)
}

/**
 * The type that a name promises. Fails with what is wrong with the name, in words.
 * @param name as `cleanName` gives it
 */
export function typeOfName(name: string): Result<string, string> {
  const [, ...extensions] = name.split('.')
  const type = TYPE_BY_EXTENSION[extensions.at(-1)?.toLowerCase() ?? '']
  if (type === undefined)
    return err(
      `“${name}” was not added: it must be a PDF, DOCX, PNG or JPEG file. Save it as a PDF and add that.`,
    )
  if (extensions.slice(0, -1).some((one) => RUNS.test(one)))
    return err(
      `“${name}” was not added: its name has a program’s extension. Rename the file, then add it again.`,
    )
  return ok(type)
}

/** The extension stays, as it says what the file is. */
function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= NAME_MAX_LENGTH) return name
  const extension = /\.[a-z]{1,5}$/i.exec(name)?.[0] ?? ''
  const stem = letters.slice(0, NAME_MAX_LENGTH - extension.length).join('')
  return `${stem.trimEnd()}${extension}`
}
