/** LanguageTool's category of how a text is set: as with the checker that is built in, nothing is said of it. */
export const LEFT_OUT = 'TYPOGRAPHY'
