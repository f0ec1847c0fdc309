/** A storage that keeps nothing of what GraphiQL would store: tabs, operations and answers. */
export const noStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {},
  removeItem() {},
  clear() {},
}
