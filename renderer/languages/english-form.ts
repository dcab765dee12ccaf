/**
 * What a form says besides its own words, in English. Apart from the others, since the code of forms brings these along
 * to the browser: a page hands over the words of its language only where they are not these.
 */
export const englishForm = {
  trap: 'Leave this empty',
  attention: { one: '{count} field needs your attention', other: '{count} fields need your attention' },
  tooLong: 'Please keep “{label}” to {count} characters or fewer',
  invalid: 'Please check “{label}”',
  messages: 'Notifications',
  close: 'Close toast',
} as const
