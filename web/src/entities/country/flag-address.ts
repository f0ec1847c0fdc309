/** Of the drawings, not of the package: another one makes browsers fetch all flags again. */
const version = 1

/** Where a country's flag lies; the build puts it there (`build/country-flags.ts`). @param code ISO 3166-1 alpha-2 */
export function flagAddress(code: string): string {
  return `/assets/flag-${code}-v${version}.svg`
}
