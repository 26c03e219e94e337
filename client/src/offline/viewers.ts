/** Who looked at a table last, by table: a replay of an unfinished game shows no other hand. */
export const viewers = new Map<string, number>();
