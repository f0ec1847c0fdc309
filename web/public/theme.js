// Runs before the first paint, so that a stored choice of theme never flashes the other one.
// A file of its own because the content security policy allows no inline script. See src/lib/theme.ts.
try {
  var theme = localStorage.getItem('landfall.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the system's theme is used.
}
