import { ApolloProvider, getApolloContext } from '@apollo/client/react'
import { useContext, type ReactNode } from 'react'
import { getApolloClient } from './apollo-client.ts'

/**
 * Provides Apollo to a page. Loaded together with the first page that needs it, see lazy-page.tsx. A page that is
 * rendered without a browser has its own client.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const own = useContext(getApolloContext()).client
  return <ApolloProvider client={own ?? getApolloClient()}>{children}</ApolloProvider>
}
