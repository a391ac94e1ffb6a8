/** Who drew each icon, after the folders of the collection's own repository. */
export const ICON_AUTHORS: Readonly<Record<string, string>> = {};
