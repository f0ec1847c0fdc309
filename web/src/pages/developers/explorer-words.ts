export const explorerWords = {
  open: 'Open the explorer (GraphiQL)',
  pitch:
    'to write operations with completion and documentation at hand. It loads about 1.5 MB and wants a wide screen.',
  title: 'API explorer',
  lead: 'Write operations, with what the schema offers at hand, and run them against this site.',
  guide: 'How the API works',
  key: 'API key',
  keyHelp:
    'It stays in this page: sent with each operation, kept nowhere. Without one you ask as a visitor, never as who is signed in.',
  keyboard:
    'By keyboard: Enter goes into an editor. There Ctrl+M lets Tab leave it, and Ctrl+Enter runs the operation.',
  limits:
    'Each answer tells its cost in extensions. Nothing you write here is kept when you leave the page. Subscriptions are not for API keys: webhooks tell your systems what happens.',
  loading: 'Loading the explorer',
  noSchema:
    'The schema could not be loaded: operations run, but nothing completes them and there is no documentation.',
  again: 'Load it again',
}
