/** Before a search field. Not an `Icon`, all of which every page loads. */
export const SearchIcon = () => (
  <svg aria-hidden="true" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11M12 12l4.5 4.5" />
  </svg>
);
