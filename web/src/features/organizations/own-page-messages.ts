/** Words of an organization's own pages, apart from those that the scholarship form needs, too. */
export const ownPageMessages = {
  preview: 'See it as students do',
  publishQuestion: {
    title: 'Publish this scholarship?',
    words:
      'Students can find it at once and see whether they meet its requirements. You can still edit it, or close it at any time; it cannot become a draft again.',
  },
  notYet: 'Not yet',
  copy: 'Copy',
  renew: 'Renew',
  dashboard: 'Dashboard',
  dashboardLead:
    'Live figures of your applications, charts, insights and an impact report.',
  openDashboard: 'Open the dashboard',
} as const
