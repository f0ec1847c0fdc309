/** Words of a draft's page, which students never see. */
export const draftMessages = {
  title: 'This is a draft',
  words:
    'Students cannot see it. Once it is published, they see this page with buttons to apply, save, compare and share.',
  edit: 'Edit the draft',
} as const
