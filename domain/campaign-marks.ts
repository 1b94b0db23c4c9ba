/** What campaigns add to addresses. They change no page, and go out with the ways to the stores. */
export const isCampaignMark =
  /^(utm_[a-z_]+|gclid|gclsrc|gbraid|wbraid|dclid|gad_[a-z]+|srsltid|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|epik|mc_[ce]id)$/i;
