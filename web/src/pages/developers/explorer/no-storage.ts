/** Where GraphiQL would keep tabs, operations and answers: nowhere. */
export const noStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {},
  removeItem() {},
  clear() {},
}
