/** The version of the drawings, not of the package: a new one makes browsers fetch all flags again. */
const version = 1

/**
 * The address of a country's flag; the build puts it there (`build/country-flags.ts`). @param code ISO 3166-1 alpha-2
 */
export function flagAddress(code: string): string {
  return `/assets/flag-${code}-v${version}.svg`
}
