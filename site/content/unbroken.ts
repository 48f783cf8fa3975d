/** "2–4", "8:30–12:00", "C-634/21", "E-Mail": browsers break after dash, slash and hyphen. What is split by it keeps them. */
export const unbroken = /((?<![\p{L}\d])(?:\d[\d.,:]*–\d(?:[\d.,:]*\d)?|\p{Lu}-\d+\/\d+|E-Mail))/u;
