/** Content security policy of a picture: nothing in it may run where somebody opens it by its address. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
