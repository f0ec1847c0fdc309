/** All of the explorer, its editor too: GraphiQL by itself would wait for a missing one for ever. */
export async function loadExplorer() {
  // Monaco reads what is set up here when it begins.
  await import('./set-up-monaco.ts')
  const [{ GraphiqlExplorer }] = await Promise.all([
    import('./graphiql-explorer.tsx'),
    import('monaco-graphql/esm/monaco-editor.js'),
  ])
  return GraphiqlExplorer
}
