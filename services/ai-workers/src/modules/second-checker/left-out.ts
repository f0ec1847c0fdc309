/** LanguageTool's category for typography; we show none of its notes, as with the built-in checker. */
export const LEFT_OUT = 'TYPOGRAPHY'
