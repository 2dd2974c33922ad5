/** Handle of routes that open over the screen of their parent and mind the focus themselves: dialogs with an address. */
export const dialogRoute = { isDialog: true } as const;
