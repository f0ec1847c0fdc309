import type { FileRoute } from '../file-route.ts'

/** The only file that the gateway puts together itself. */
export const exportRoute: FileRoute = {
  method: 'GET',
  path: '/api/account/export',
  tag: 'Accounts',
  summary:
    'A zip of the caller’s own data: what the other routes return, as JSON, and their documents. Letters they waived the right to read are not included.',
  access: 'signed-in',
  service: 'gateway',
  takes: [],
  success: { status: 200, shape: null, types: ['application/zip'] },
}
