/** Words of an organization's own pages, apart from those that the scholarship form needs, too. */
export const ownPageMessages = {
  copy: 'Copy',
  renew: 'Renew',
  dashboard: 'Dashboard',
  dashboardLead:
    'Live figures of your applications, charts, insights and an impact report.',
  openDashboard: 'Open the dashboard',
} as const
