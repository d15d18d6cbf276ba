/** The words on the chart of the offices. A name stands where charts have it, by the middle of its letters, in degrees north and east. */
export const chartWords = {
  noon: 'noon',
  seas: [
    { name: 'Arabian Sea', latitude: 14.5, longitude: 64 },
    { name: 'Bay of Bengal', latitude: 14, longitude: 88.5 },
    { name: 'Indian Ocean', latitude: -2.8, longitude: 66.5 },
    { name: 'South China Sea', latitude: 7.1, longitude: 109.6 },
  ],
};
