/** Where a city sits around the table, in hundredths of its width and height; the reader sits below. */
export function ringAround(city: number, reader: number, cities: number): { x: number; y: number } {
  const step = (city - reader + cities) % cities;
  const angle = Math.PI / 2 + (step / cities) * 2 * Math.PI;
  return { x: 50 + 39 * Math.cos(angle), y: 47 + 27 * Math.sin(angle) };
}
