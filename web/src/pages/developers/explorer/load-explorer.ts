/**
 * Loads all of the explorer, its editor too: if the editor failed to load, GraphiQL alone would wait for it forever.
 */
export async function loadExplorer() {
  // Monaco reads this setup when it starts.
  await import('./set-up-monaco.ts')
  const [{ GraphiqlExplorer }] = await Promise.all([
    import('./graphiql-explorer.tsx'),
    import('monaco-graphql/esm/monaco-editor.js'),
  ])
  return GraphiqlExplorer
}
