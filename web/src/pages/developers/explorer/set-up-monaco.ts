// Vite makes the default exports: each is a worker of our own build.
/* oxlint-disable import/default */
import type { Environment } from 'monaco-editor/esm/vs/editor/editor.api.js'
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker'
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker'
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker'
import { withoutStyleAttributes } from './style-attributes.ts'

const workers: Readonly<Record<string, new () => Worker>> = {
  json: JsonWorker,
  graphql: GraphqlWorker,
}

const environment: Environment = {
  getWorker: (_, label) => new (workers[label] ?? EditorWorker)(),
  createTrustedTypesPolicy: (name, options) => ({
    name,
    createHTML: (html: string) =>
      withoutStyleAttributes(options?.createHTML?.(html) ?? html),
  }),
}

/**
 * Monaco reads this object when it starts: for its workers, which are files of ours, and for the policy that turns
 * its texts into HTML, because the content security policy lets no style attribute through.
 */
Object.assign(globalThis, { MonacoEnvironment: environment })
