/** Has the browser save a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The same of a table; with a mark at its beginning, without which spreadsheets take UTF-8 for something else. */
export function saveCsv(csv: string, name: string): void {
  saveFile(new Blob(['\ufeff', csv], { type: 'text/csv' }), name)
}
