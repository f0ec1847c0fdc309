export const explorerWords = {
  open: 'Open the explorer (GraphiQL)',
  pitch:
    'for completion and documentation as you type. It loads about 1.5 MB and works best on a wide screen.',
  title: 'API explorer',
  lead: 'Write operations with completion from the schema, and run them against this site.',
  guide: 'How the API works',
  key: 'API key',
  keyHelp:
    'It stays on this page and is sent only with your operations. Without one you ask as a visitor, even if you are signed in.',
  keyboard:
    'By keyboard: press Enter to go into an editor, Ctrl+M to let Tab leave it, and Ctrl+Enter to run the operation.',
  limits:
    'Each response has its cost in extensions. What you write here is gone when you leave the page. API keys have no subscriptions; use webhooks instead.',
  loading: 'Loading the explorer',
  noSchema:
    'The schema could not be loaded. Operations run, but without completion and documentation.',
  again: 'Load it again',
}
