/** Words of the switches. */
export const featureFlagMessages = {
  title: 'Switches',
  lead: 'Turn a part of the site on or off, for everybody or for a share of accounts.',
  failed: 'Failed to load the switches',
  loading: 'Loading switches',
  on: 'On',
  off: 'Off',
  onFor: (percent: number) => `On for ${percent}% of accounts`,
  unmoved: 'As it was delivered',
  moved: (when: string) => `Moved ${when}`,
  change: 'Change',
  changeOf: (key: string) => `Change ${key}`,
  isOn: 'Turned on',
  percent: 'Share of accounts, in percent',
  percentHelp:
    'From 0 to 100. The same accounts keep it while the share grows. Visitors have only what is on for 100.',
  save: 'Save switch',
  done: 'Switch moved',
} as const
