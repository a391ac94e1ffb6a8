/** A look-up by id that names what is missing. */
export function indexed<Row extends { readonly id: string }>(rows: readonly Row[]): (id: string) => Row {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    if (!row) throw new Error(`there is no card '${id}'`);
    return row;
  };
}
