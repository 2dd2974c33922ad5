/** Handle of routes that open over the screen of their parent and manage the focus themselves: dialogs with a URL. */
export const dialogRoute = { isDialog: true } as const;
