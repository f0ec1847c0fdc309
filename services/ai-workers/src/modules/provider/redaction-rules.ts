/** What must never be sent to a provider: each match becomes a numbered placeholder. */
export type RedactionRule = {
  /** The placeholder's code: `EMAIL` gives `[EMAIL_1]`. */
  code: string
  /** Matches only the value; the words that give it away are in a lookbehind. */
  pattern: RegExp
  /** The text shown for it in an answer; null: the value itself is put back. */
  shownAs: string | null
}

const DOCUMENT = String.raw`[A-Z]{0,3}\d{6,9}[A-Z]?\b`
const SEPARATED = String.raw`[\s.‑–-]?`
const HONORIFIC = 'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Madam'
const NAME_PART = String.raw`(?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’-]*)`
const NAME = String.raw`${NAME_PART}(?:[ \t]+${NAME_PART}){0,3}`
const STREET =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Square|Terrace|Highway|Hwy|Parkway|Pkwy'

const rule = (
  code: string,
  source: string,
  shownAs: string | null,
  flags = 'giu',
): RedactionRule => ({ code, pattern: new RegExp(source, flags), shownAs })

/** Applied in this order: later rules do not see what an earlier rule took. */
export const REDACTION_RULES: readonly RedactionRule[] = [
  // A text that looks like a placeholder must not turn into somebody's value on the way back.
  rule('TEXT', String.raw`\[[A-Z]+_\d+\]`, null, 'gu'),
  // No address has more than 64 characters before its "@" (RFC 5321, 4.5.3.1.1); without a limit, a long word would
  // take quadratic time.
  rule(
    'EMAIL',
    String.raw`[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`,
    null,
  ),
  rule(
    'LINK',
    String.raw`(?:https?://)?(?:www\.)?(?:linkedin\.com/in|facebook\.com|instagram\.com|t\.me|github\.com|x\.com)/[\w.%-]+`,
    null,
  ),
  rule(
    'ACCOUNT',
    String.raw`\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b`,
    'your account',
  ),
  rule(
    'ACCOUNT',
    String.raw`\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b`,
    'your account number',
    'gu',
  ),
  rule('SEVIS', String.raw`\bN(?:${SEPARATED}\d){10}(?!\d)`, 'your SEVIS ID'),
  rule(
    'DOCUMENT',
    String.raw`\b(?:EAC|WAC|LIN|SRC|MSC|IOE|NBC|YSC)[\s-]?\d{10}\b`,
    'your receipt number',
  ),
  rule('DOCUMENT', String.raw`\bAA00[0-9A-Z]{6}\b`, 'your form number'),
  rule('ALIEN', String.raw`\bA[-#\s]?\d{3}[-\s]?\d{3}[-\s]?\d{2,3}\b`, 'your A-Number'),
  rule('SSN', String.raw`\b\d{3}[-\s.]\d{2}[-\s.]\d{4}\b`, 'your Social Security number'),
  rule(
    'SSN',
    String.raw`(?<=\b(?:SSN|ITIN|social security)\b[^\d\n]{0,16})\d{9}\b`,
    'your Social Security number',
  ),
  rule(
    'VISA',
    String.raw`(?<=\bvisa\b[^\d\n]{0,24})(?:\b[A-Z])?\d{7,14}\b`,
    'your visa number',
  ),
  rule(
    'DOCUMENT',
    String.raw`(?<=\b(?:I-?94|admission)\b[^\d\n]{0,24})\d{9}[A-Z0-9]\d\b`,
    'your I-94 number',
  ),
  rule(
    'PASSPORT',
    String.raw`(?<=\bpassport\b[^\d\n]{0,24}?)${DOCUMENT}`,
    'your passport number',
  ),
  rule(
    'PASSPORT',
    String.raw`\b(?:[A-Z]{1,3}\d{6,9}[A-Z]?|\d{2}[A-Z]{2}\d{5})\b`,
    'your passport number',
    'gu',
  ),
  rule(
    'BIRTHDATE',
    String.raw`(?<=\b(?:born|birth|birthday|DOB)\b[^\d\n]{0,16})(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}(?:st|nd|rd|th)?\s+\p{L}{3,9},?\s+\d{4})`,
    'your date of birth',
  ),
  rule(
    'BIRTHDATE',
    String.raw`(?<=\b(?:born|birth|birthday|DOB)\b[^\d\n]{0,16})\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.?\s+\d{1,2},?\s+\d{4}`,
    'your date of birth',
  ),
  rule('PHONE', String.raw`\+\p{Nd}(?:${SEPARATED}\(?\p{Nd}\)?){6,14}(?!\p{Nd})`, null),
  rule(
    'PHONE',
    String.raw`(?<![\p{Nd}\p{L}])\(?\p{Nd}{3}\)?[\s.-]\p{Nd}{3}[\s.-]\p{Nd}{4}(?!\p{Nd})`,
    null,
  ),
  rule(
    'ACCOUNT',
    String.raw`(?<!\p{Nd})\p{Nd}(?:[ -]?\p{Nd}){8,18}(?![\p{Nd}])`,
    'your number',
  ),
  rule(
    'ADDRESS',
    String.raw`\b\d{1,5}[A-Za-z]?,?[ \t]+(?:[\p{Lu}\d][\p{L}\d.'’-]*[ \t]+){1,4}(?:${STREET})\b\.?(?:,?[ \t]*(?:Apt|Apartment|Unit|Suite|#)\.?[ \t]*\w+)?(?:,[ \t]*\p{Lu}[\p{L} .'’-]{1,40})?(?:,?[ \t]*[A-Z]{2}[ \t]+\d{5}(?:-\d{4})?)?`,
    'your address',
    'gu',
  ),
  rule('ADDRESS', String.raw`\bP\.?[ \t]?O\.?[ \t]?Box[ \t]+\d+`, 'your address'),
  rule(
    'ADDRESS',
    String.raw`\b\p{Lu}\p{L}+(?:straße|strasse|gasse|allee)[ \t]+\d+[a-z]?\b|\b(?:Rue|Calle|Via|Avenida|Rua)(?:[ \t]+\p{L}[\p{L}'’-]*){1,4},?[ \t]+\d{1,5}\b`,
    'your address',
    'gu',
  ),
  rule(
    'NAME',
    String.raw`(?<=\b[Mm]y (?:full )?name(?: is|’s|'s|:)[ \t]+)${NAME}`,
    null,
    'gu',
  ),
  rule(
    'NAME',
    String.raw`(?<=(?:^|\n)[ \t]*(?:Name|Full name|From|Signed)[ \t]*:[ \t]*)${NAME}`,
    null,
    'gu',
  ),
  rule('NAME', String.raw`(?<=\b(?:${HONORIFIC})\.?[ \t]+)${NAME}`, null, 'gu'),
  rule(
    'NAME',
    String.raw`(?<=\b(?:Sincerely|Regards|Yours(?: truly)?|Respectfully),\s{1,4})${NAME}`,
    null,
    'gu',
  ),
  rule(
    'STATUS',
    String.raw`\b(?:[FJM]-?[12]|H-?1B|H-?[24]|B-[12]|DACA|TPS|OPT|CPT)\b(?!\.\d)`,
    null,
    'gu',
  ),
  rule(
    'STATUS',
    String.raw`\b(?:undocumented|asylees?|asylum(?: seekers?)?|refugees?|green[ -]card(?: holders?)?|(?:lawful )?permanent residents?|parolees?|out of status|overstay(?:ed)?)\b`,
    null,
  ),
]
