/** Props of a button that looks disabled and keeps the focus: a browser moves it from a disabled element to the page. */
export const unavailable = { 'aria-disabled': true, onPress: () => {}, type: 'button' } as const;
