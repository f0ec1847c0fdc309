// Runs before the first paint, so that a stored choice of theme never flashes the other one.
// The name is that of src/lib/browser/storage-keys.ts.
try {
  var theme = localStorage.getItem('landfall.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the system's theme is used.
}
