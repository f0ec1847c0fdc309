import type { FileRoute } from '../file-route.ts'

/** The only file that the gateway puts together itself. */
export const exportRoute: FileRoute = {
  method: 'GET',
  path: '/api/account/export',
  tag: 'Accounts',
  summary:
    "A zip of the caller's own data: what the other routes answer, as JSON, and their documents. Letters that they gave up the right to read are not in it.",
  access: 'signed-in',
  service: 'gateway',
  takes: [],
  success: { status: 200, shape: null, types: ['application/zip'] },
}
