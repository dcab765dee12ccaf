/** A plain address without names, quotes, comments or spaces; stricter than what forms take. */
const bareAddress = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/** Whether an address that a visitor typed may stand in the head of a mail. */
export const isBareAddress = (address: string) => bareAddress.test(address)
