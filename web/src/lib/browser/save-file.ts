/** Has the browser save a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Saves a table as CSV. It begins with a byte order mark, without which spreadsheets do not read it as UTF-8. */
export function saveCsv(csv: string, name: string): void {
  saveFile(new Blob(['\ufeff', csv], { type: 'text/csv' }), name)
}
