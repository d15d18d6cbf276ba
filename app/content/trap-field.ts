/** Of the forms' field that people neither see nor reach: for whoever comes upon it all the same. */
export const trapField = 'Leave this empty';
