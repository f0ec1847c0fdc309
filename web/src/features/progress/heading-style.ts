/** Of a part of the progress: a page of its own has them large, a column beside a page small. */
export function headingStyle(heading: 'h2' | 'h3'): string {
  return heading === 'h2' ? 'text-xl' : 'font-semibold'
}
