import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { getApolloClient } from './apollo-client.ts'

/** Gives Apollo to a page. Loaded together with the first page that needs it, see screen.tsx. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={getApolloClient()}>{children}</ApolloProvider>
}
